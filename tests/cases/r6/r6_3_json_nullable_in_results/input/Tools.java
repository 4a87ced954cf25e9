import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.openapitools.jackson.nullable.JsonNullable;

class Tools {
    public record Contact(String name, JsonNullable<String> phone) {}

    public static class Settings {
        public JsonNullable<String> theme = JsonNullable.undefined();
    }

    @CopilotTool("Finds a contact.")
    Contact contact() {
        return null;
    }

    @CopilotTool("Lists numbers.")
    CompletableFuture<List<JsonNullable<Integer>>> numbers() {
        return null;
    }

    @CopilotTool("A name, perhaps.")
    JsonNullable<String> name() {
        return null;
    }

    @CopilotTool("Changes settings, which the mapper reads.")
    void change(Settings settings) {}
}
