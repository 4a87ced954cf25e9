import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    record Order(String item, int quantity) {}

    @CopilotTool("A record as the only parameter: its components are the arguments.")
    public String order(Order order) {
        return order.toString();
    }

    record Point(int x, int y) {}

    @CopilotTool("A record beside another parameter is an object.")
    public String show(Point at, int zoom) {
        return at + " " + zoom;
    }

    record Address(String street, String town) {}

    record Parcel(Address to, List<Integer> grams) {}

    @CopilotTool("Records inside other types, nested to any depth.")
    public String pack(List<Parcel> parcels) {
        return parcels.toString();
    }

    record Span(int from, int to) {
        Span {
            if (from > to) {
                throw new IllegalArgumentException("from > to");
            }
        }
    }

    @CopilotTool("A record's constructor may refuse; the model does not see its exception.")
    public String measure(List<Span> spans) {
        return spans.toString();
    }

    record Page<T>(List<T> items, int next) {}

    @CopilotTool("Type arguments replace type parameters.")
    public String turn(Page<String> page) {
        return page.toString();
    }

    record Folder(String name, List<Folder> folders) {}

    @CopilotTool("A type that contains itself.")
    public String walk(List<Folder> folders) {
        return folders.toString();
    }

    static class Room {
        public String name;
        private int seats;

        public void setSeats(int seats) {
            this.seats = seats;
        }
    }

    @CopilotTool("A class: what Jackson would set, nothing of it required.")
    public String book(Room room) {
        return room.name + " " + room.seats;
    }

    static class Document {
        public String number;
    }

    static class Invoice extends Document {
        public double total;
    }

    @CopilotTool("A class with a superclass: inherited properties first.")
    public String print(Invoice invoice) {
        return invoice.number + " " + invoice.total;
    }
}
