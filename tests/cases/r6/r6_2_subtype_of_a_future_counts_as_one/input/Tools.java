import com.github.copilot.tool.CopilotTool;

public class Tools {
    public static class Finished extends Promise<Integer, Void> {}

    @CopilotTool("Text.")
    public Promise<Integer, String> text() {
        return Promise.kept("text");
    }

    @CopilotTool("Number.")
    public Promise<String, Integer> number() {
        return Promise.kept(5);
    }

    @CopilotTool("Nothing.")
    public Finished nothing() {
        Finished finished = new Finished();
        finished.complete(null);
        return finished;
    }
}
