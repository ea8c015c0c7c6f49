BoutputJ
}Ñ{Üzàxvuå