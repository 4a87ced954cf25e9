record Address(String street, Country country) {}
