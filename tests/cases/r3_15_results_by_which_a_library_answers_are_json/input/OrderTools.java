import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.Tool;
import java.util.concurrent.CompletableFuture;

class OrderTools {
    @Tool(description = "Counts orders.")
    TextContent count() {
        return new TextContent("one");
    }

    @Tool(description = "Counts orders later.")
    CompletableFuture<TextContent> countLater() {
        return CompletableFuture.completedFuture(count());
    }

    @Tool(description = "Returns the text itself.")
    String text() {
        return count().text();
    }
}
