import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    public static class Base {
        private int baseSet;
        public int baseField;

        public void setBaseSet(int baseSet) {
            this.baseSet = baseSet;
        }
    }

    public static class Heir extends Base {
        public int heirField;
        public final String made;

        public void setHeirComputed(int value) {}

        public void setHeirPrivate(int value) {
            heirPrivate = value;
        }

        private int heirPrivate;

        @JsonCreator
        public Heir(@JsonProperty("second") int second, @JsonProperty("first") int first) {
            made = first + "," + second;
        }
    }

    @CopilotTool("Makes.")
    public String make(Heir heir, int more) {
        return heir.made;
    }
}
