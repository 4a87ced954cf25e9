import com.github.copilot.tool.CopilotTool;
import java.util.List;
import library.Event;
import library.Pod;

class Tools {
    @CopilotTool("Starts.")
    String start(Pod pod, int other) {
        return pod.name + " " + pod.handle + " " + pod.handles + " " + pod.inner + " " + pod.stream + " " + pod.limits;
    }

    @CopilotTool("Lists.")
    List<Event> list() {
        return List.of();
    }
}

class Refused {
    public static class Own {
        public String name;
        public Pod.Handle handle;
    }

    public static class Empty {}

    public static class Result {
        public Empty empty;
    }

    @CopilotTool("In sources.")
    void own(Own own, int other) {}

    @CopilotTool("Required.")
    void needy(library.Needy needy, int other) {}

    @CopilotTool("A class of which Jackson refuses the definition.")
    void threaded(library.Threaded threaded, int other) {}

    @CopilotTool("In sources.")
    Result result() {
        return null;
    }

    @CopilotTool("The first level.")
    Event.Empty first() {
        return null;
    }
}
