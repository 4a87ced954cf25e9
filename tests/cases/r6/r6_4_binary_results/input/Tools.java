import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class Tools {
    private static final ToolBinaryResult PNG = new ToolBinaryResult("iVBORw==", "image/png", "image", "A chart");
    private static final ToolBinaryResult WAV = new ToolBinaryResult("UklGRg==", "audio/wav", "audio", null);

    /** A text and two kinds of binary results. */
    public record Report(ToolBinaryResult chart, @JsonProperty("summary") String text, List<ToolBinaryResult> more) {}

    private record Hidden(String text, ToolBinaryResult[] files) {}

    record Page<T>(T picture, String text) {}

    /** Two texts: JSON as any other record. */
    record Titled(String title, String text, ToolBinaryResult chart) {}

    /** A number beside the picture: JSON as any other record. */
    record Sized(String text, int width, ToolBinaryResult chart) {}

    /** No text: JSON as any other record. */
    record Bare(ToolBinaryResult chart) {}

    static class Album extends ArrayList<ToolBinaryResult> {
        private static final long serialVersionUID = 1;
    }

    @CopilotTool("One.")
    public ToolBinaryResult one(boolean none) {
        return none ? null : PNG;
    }

    @CopilotTool("A list.")
    public List<ToolBinaryResult> list(int size) {
        return Arrays.asList(PNG, null, WAV).subList(0, size);
    }

    @CopilotTool("An array.")
    public ToolBinaryResult[] array() {
        return new ToolBinaryResult[] {WAV, PNG};
    }

    @CopilotTool("A collection with a wildcard.")
    public Set<? extends ToolBinaryResult> set() {
        return Set.of(WAV);
    }

    @CopilotTool("A list type of one's own.")
    public Album album() {
        Album album = new Album();
        album.add(PNG);
        return album;
    }

    @CopilotTool("In an Optional.")
    public Optional<ToolBinaryResult> optional(boolean none) {
        return none ? Optional.empty() : Optional.of(WAV);
    }

    @CopilotTool("Later.")
    public CompletableFuture<ToolBinaryResult> later() {
        return CompletableFuture.completedFuture(PNG);
    }

    @CopilotTool("A list, later.")
    public CompletionStage<Optional<List<ToolBinaryResult>>> listLater() {
        return CompletableFuture.completedFuture(Optional.of(List.of(WAV)));
    }

    @CopilotTool("A record.")
    public Report report(boolean text, boolean chart, int more) {
        return new Report(chart ? PNG : null, text ? "All is well." : null, more < 0 ? null : list(more));
    }

    @CopilotTool("A private record with an array.")
    @SuppressWarnings("exports")
    public Hidden hidden() {
        return new Hidden("text", array());
    }

    @CopilotTool("A generic record, later.")
    public CompletableFuture<Page<ToolBinaryResult>> page() {
        return CompletableFuture.completedFuture(new Page<>(PNG, "page 1"));
    }

    @CopilotTool("A generic record of something else.")
    public Page<Integer> number() {
        return new Page<>(7, "page 2");
    }

    @CopilotTool("A record with two texts.")
    public Titled titled() {
        return new Titled("a", "b", PNG);
    }

    @CopilotTool("A record with a number.")
    public Sized sized() {
        return new Sized("a", 3, PNG);
    }

    @CopilotTool("A record without a text.")
    public Bare bare() {
        return new Bare(WAV);
    }
}
