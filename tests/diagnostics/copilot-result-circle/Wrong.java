import com.github.copilot.tool.CopilotTool;
import java.util.List;

class Tools {
    public static class Pet {
        public List<Visit> visits;
    }

    public static class Visit {
        public String reason;
        public Pet pet;
    }

    @CopilotTool("Finds a pet.")
    Pet find(int number) {
        return new Pet();
    }
}
