import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class VariablesRawFuturesAndWildcards {
    @CopilotTool("Variable.")
    @SuppressWarnings("unchecked")
    public <T> T variable() {
        return (T) ToolResultObject.success("variable");
    }

    @CopilotTool("Raw future.")
    @SuppressWarnings("rawtypes")
    public CompletableFuture raw() {
        return CompletableFuture.completedFuture(ToolResultObject.success("raw"));
    }

    @CopilotTool("Bounded wildcard.")
    public CompletableFuture<? extends CharSequence> bounded() {
        return CompletableFuture.completedFuture(new StringBuilder("text"));
    }

    @CopilotTool("String by a wildcard.")
    public CompletionStage<? extends String> string() {
        return CompletableFuture.completedStage("string");
    }

    @CopilotTool("No result object.")
    public ToolResultObject none() {
        return null;
    }

    @CopilotTool("Bytes.")
    @SuppressWarnings("copilot-result-bytes")
    public byte[] bytes() {
        return new byte[] {1, 2};
    }

    @CopilotTool("Text in an object.")
    public Object text() {
        return "text";
    }

    @CopilotTool("Future of an optional result.")
    public CompletableFuture<Optional<ToolResultObject>> optional() {
        return CompletableFuture.completedFuture(Optional.of(ToolResultObject.success("optional")));
    }
}
