import java.util.OptionalInt;
import org.mcpjava.server.tools.Tool;
import org.mcpjava.server.tools.ToolArg;

/** Tools for servers of the vendor-neutral annotations, written from their documentation. */
public class Libraries {
    @Tool(
            description = "Finds a book.",
            title = "Find a book",
            annotations = @Tool.Annotations(readOnlyHint = true, destructiveHint = false))
    public String findBook(
            @ToolArg(description = "A word of the title") String word,
            @ToolArg(description = "The most results", defaultValue = "5") int limit,
            @ToolArg(name = "published_after", description = "A year") OptionalInt year) {
        return word + " " + limit + " " + year.orElse(0);
    }

    @Tool(name = Tool.ELEMENT_NAME, description = "Lends a book.")
    public String lend(@ToolArg(name = ToolArg.ELEMENT_NAME, description = "The book", required = false) String book) {
        return "lent " + book;
    }
}
