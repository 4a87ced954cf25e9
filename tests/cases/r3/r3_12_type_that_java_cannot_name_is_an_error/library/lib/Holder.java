package lib;

public record Holder(A_Dash inside, int more) {}
