BdataJ
}Ñ{Üyàwäuå