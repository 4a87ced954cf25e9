package lib;

public record A_Var(int x) {}
