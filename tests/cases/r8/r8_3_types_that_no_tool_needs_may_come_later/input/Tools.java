import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public static class Holder {
        public int size;

        /** None of these is a property. */
        public Later later() {
            return null;
        }

        public Holder plus(Later later) {
            return this;
        }

        public static Holder of(List<Later> later, int size) {
            return null;
        }
    }

    @CopilotTool("The size.")
    public int size(Holder holder) {
        return holder.size;
    }
}
