
BupdatesJÿ{ÿûÿûÿw