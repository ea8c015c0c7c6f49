
BupdatesJf.q1񂫅�:�=訞D鶩領
MIP