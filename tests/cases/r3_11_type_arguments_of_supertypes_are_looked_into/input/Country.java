enum Country {
    FR,
    DE
}
