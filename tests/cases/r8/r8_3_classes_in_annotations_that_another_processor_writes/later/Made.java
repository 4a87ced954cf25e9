// round 3
public record Made(int number) {}
