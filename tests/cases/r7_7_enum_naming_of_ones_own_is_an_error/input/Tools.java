import com.fasterxml.jackson.databind.EnumNamingStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    public static class Shout implements EnumNamingStrategy {
        @Override
        public String convertEnumToExternalName(String name) {
            return name + "!";
        }
    }

    @EnumNaming(Shout.class)
    public enum Level {
        LOW,
        HIGH
    }

    @CopilotTool("Sets.")
    public String set(Level level) {
        return level.name();
    }
}
