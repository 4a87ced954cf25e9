package lib;

public record A_Dash(int x) {}
