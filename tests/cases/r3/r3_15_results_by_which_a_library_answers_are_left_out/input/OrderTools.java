import io.quarkiverse.mcp.server.Content;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.Tool;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

class OrderTools {
    @Tool(description = "Counts orders.")
    TextContent count() {
        return new TextContent("one");
    }

    @Tool(description = "Counts orders later.")
    CompletableFuture<List<? extends Content>> countLater() {
        return CompletableFuture.completedFuture(List.of(count()));
    }

    @Tool(description = "Publishes orders.")
    Flow.Publisher<String> publish() {
        return null;
    }

    @Tool(name = "count", description = "Returns the text itself.")
    String text() {
        return count().text();
    }
}

class NoTools {
    @Tool(description = "Counts orders.")
    Content count() {
        return null;
    }
}
