import java.util.List;

record Order(Status status, List<Item> items) {
    record Item(String name, int count) {}
}
