import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

/** Tools as Spring AI reads them. */
class OrderTools {
    record Line(@ToolParam(description = "The article") String article, @ToolParam(required = false) Integer count) {}

    static class Customer {
        @ToolParam(description = "The full name")
        public String name;

        public int age;
    }

    @Tool(description = "Books an order.")
    String bookOrder(
            @ToolParam(description = "The lines") List<Line> lines,
            @ToolParam(description = "The customer") Customer customer,
            @ToolParam(description = "A note", required = false) String note) {
        return lines.get(0).article() + " " + lines.get(0).count() + " " + customer.name + " " + note;
    }

    @Tool(name = "one-line", description = "Takes one record.")
    String line(Line line) {
        return line.article();
    }

    @Tool(name = " ", description = "Has a blank name.", returnDirect = true)
    String blank(@Nullable String text, @Nullable ToolContext context) {
        return text + " " + context;
    }

    @Tool(description = "Is on an annotation.")
    @interface Composed {}

    @Composed
    String composed() {
        return "not followed";
    }
}
