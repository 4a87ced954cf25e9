public record Late(int n) {}
