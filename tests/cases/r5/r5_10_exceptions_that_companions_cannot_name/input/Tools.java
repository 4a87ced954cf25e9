import com.github.copilot.tool.CopilotTool;

public class Tools {
    private static class Hidden extends Exception {
        private static final long serialVersionUID = 1;

        Hidden() {
            super("hidden");
        }
    }

    static class Seen extends Exception {
        private static final long serialVersionUID = 1;

        Seen() {
            super("seen");
        }
    }

    @CopilotTool("Hides.")
    public void hide() throws Hidden {
        throw new Hidden();
    }

    @CopilotTool("Hides one of two.")
    @SuppressWarnings("copilot-failure-inaccessible")
    public void see(boolean hidden) throws Hidden, Seen {
        if (hidden) {
            throw new Hidden();
        }
        throw new Seen();
    }
}
