import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

public class Tools {
    public static class Token {
        private final String text = "secret";

        String text() {
            return text;
        }
    }

    public static class Ignoring {
        @JsonIgnore
        public int number = 1;

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public String password = "p";

        public void setNumber(int number) {}
    }

    public record Download(String name, InputStream content) {}

    public record Page<T>(List<T> items, Page<T> next) {}

    public static class Running {
        public Thread getThread() {
            return Thread.currentThread();
        }
    }

    @CopilotTool("A class without anything to write.")
    public Token token() {
        return new Token();
    }

    @CopilotTool("A class of which nothing is written.")
    public Ignoring ignoring() {
        return new Ignoring();
    }

    @CopilotTool("A stream of bytes.")
    public InputStream stream() {
        return null;
    }

    @CopilotTool("One inside a record.")
    public Download download() {
        return null;
    }

    @CopilotTool("By a getter.")
    public CompletableFuture<Running> running() {
        return null;
    }

    @CopilotTool("By type arguments, in a type that holds itself.")
    public Page<Map<String, Token[]>> page() {
        return null;
    }

    @CopilotTool("In an Optional and a reference.")
    public Optional<AtomicReference<Token>> reference() {
        return Optional.empty();
    }

    @CopilotTool("A stream inside.")
    public List<Stream<String>> streams() {
        return List.of();
    }
}
