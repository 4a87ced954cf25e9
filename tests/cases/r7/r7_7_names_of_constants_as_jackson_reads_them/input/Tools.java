import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public enum Empty {
        @JsonProperty("")
        NONE,
        SOME
    }

    public enum Single {
        FIRST,
        LAST;

        @JsonCreator
        static Single make() {
            return LAST;
        }
    }

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    public enum Written {
        HIGH,
        LOW;

        public int getLevel() {
            return ordinal();
        }
    }

    public static class Holder {
        public Empty empty;
        public Single single;
        public Written written;
    }

    @CopilotTool("Takes.")
    public String take(Empty empty, Single single, Written written, List<Single> singles) {
        return empty + " " + single + " " + written + " " + singles;
    }

    @CopilotTool("Holds.")
    public String hold(Holder holder, int more) {
        return holder.empty + " " + holder.single + " " + holder.written;
    }
}
