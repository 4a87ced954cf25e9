@Deprecated(forRemoval = true)
public record Old(int x) {}
