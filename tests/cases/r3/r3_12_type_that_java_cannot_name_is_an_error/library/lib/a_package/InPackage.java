package lib.a_package;

public record InPackage(int x) {}
