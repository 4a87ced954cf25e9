enum value {
    value,
    OTHER
}
