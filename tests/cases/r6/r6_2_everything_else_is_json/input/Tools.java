import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class Tools {
    public enum Colour {
        RED
    }

    public record Point(int x, String label) {}

    @CopilotTool("Int.")
    public int number() {
        return 42;
    }

    @CopilotTool("Double.")
    public double half() {
        return 0.5;
    }

    @CopilotTool("Boolean.")
    public boolean yes() {
        return true;
    }

    @CopilotTool("Char.")
    public char letter() {
        return 'c';
    }

    @CopilotTool("Enum.")
    public Colour colour() {
        return Colour.RED;
    }

    @CopilotTool("Record.")
    public Point point() {
        return new Point(1, null);
    }

    @CopilotTool("List.")
    public List<Point> points() {
        return List.of(new Point(1, "a"));
    }

    @CopilotTool("Array.")
    public int[] numbers() {
        return new int[] {1, 2};
    }

    @CopilotTool("Date.")
    public LocalDate day() {
        return LocalDate.of(2024, 2, 29);
    }

    @CopilotTool("Text.")
    public CharSequence text() {
        return new StringBuilder("text");
    }

    @CopilotTool("Null.")
    public Integer none() {
        return null;
    }

    @CopilotTool("Future.")
    public CompletableFuture<Point> later() {
        return CompletableFuture.supplyAsync(() -> new Point(2, "b"));
    }

    @CopilotTool("Stage.")
    public CompletionStage<List<Integer>> stage() {
        return CompletableFuture.completedStage(List.of(1, 2));
    }

    @CopilotTool("Future null.")
    public CompletableFuture<Integer> laterNone() {
        return CompletableFuture.completedFuture(null);
    }
}
