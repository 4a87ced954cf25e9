import java.util.Map;

record Page<T>(T first, Map<String, T> others) {}
