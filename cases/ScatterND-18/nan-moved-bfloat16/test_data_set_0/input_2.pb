BupdatesJ
ÈÉÿŠ‹ÿÀ