public record LateRecord(String text, int count) {}
