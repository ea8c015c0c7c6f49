BupdatesJ
Âÿ @ƒÁ@@