package lib;

public record Box(String a_blank, int a_class, Mode a_dash) {}
