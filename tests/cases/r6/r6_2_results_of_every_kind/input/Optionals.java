import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class Optionals {
    @CopilotTool("Text.")
    public Optional<String> text(boolean there) {
        return there ? Optional.of("text") : Optional.empty();
    }

    @CopilotTool("Number.")
    public Optional<Integer> number(boolean there) {
        return there ? Optional.of(5) : Optional.empty();
    }

    @CopilotTool("Int.")
    public OptionalInt primitive(boolean there) {
        return there ? OptionalInt.of(6) : OptionalInt.empty();
    }

    @CopilotTool("Long.")
    public OptionalLong big(boolean there) {
        return there ? OptionalLong.of(7) : OptionalLong.empty();
    }

    @CopilotTool("Double.")
    public OptionalDouble decimal(boolean there) {
        return there ? OptionalDouble.of(0.5) : OptionalDouble.empty();
    }

    @CopilotTool("Result.")
    public Optional<ToolResultObject> result() {
        return Optional.of(ToolResultObject.success("wrapped"));
    }

    @CopilotTool("Later.")
    public CompletableFuture<Optional<String>> later(boolean there) {
        return CompletableFuture.supplyAsync(() -> text(there));
    }

    @CopilotTool("Number later.")
    public CompletionStage<OptionalInt> numberLater(boolean there) {
        return CompletableFuture.completedStage(primitive(there));
    }
}
