enum Status {
    OPEN,
    CLOSED
}
