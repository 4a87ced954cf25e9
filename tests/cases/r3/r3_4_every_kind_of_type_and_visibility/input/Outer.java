import com.github.copilot.tool.CopilotTool;

public class Outer {
    public static class Nested {
        @CopilotTool("In a nested class.")
        public String nested() {
            return "nested";
        }
    }

    public static class Generic<T> {
        @CopilotTool("In a generic class.")
        public String generic() {
            return "generic";
        }
    }

    public enum Kind {
        ONLY;

        @CopilotTool("In an enum.")
        public String kind() {
            return name();
        }
    }

    public record Holder() {
        @CopilotTool("In a record.")
        public String held() {
            return "held";
        }
    }

    public abstract static class Abstract {
        @CopilotTool("In an abstract class.")
        public static String lent() {
            return "lent";
        }
    }

    public interface Face {
        @CopilotTool("In an interface.")
        static String shown() {
            return "shown";
        }
    }
}
