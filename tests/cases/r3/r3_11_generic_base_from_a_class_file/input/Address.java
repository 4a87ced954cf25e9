record Address(String street, Level level) {}
