
BupdatesJş[ü[úÛøÛö[ô[