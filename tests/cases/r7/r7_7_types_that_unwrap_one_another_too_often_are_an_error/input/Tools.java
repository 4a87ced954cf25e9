import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public static class C1 {
        @JsonUnwrapped(prefix = "a")
        public C2 a;

        @JsonUnwrapped(prefix = "b")
        public C2 b;
    }

    public static class C2 {
        @JsonUnwrapped(prefix = "a")
        public C3 a;

        @JsonUnwrapped(prefix = "b")
        public C3 b;
    }

    public static class C3 {
        @JsonUnwrapped(prefix = "a")
        public C4 a;

        @JsonUnwrapped(prefix = "b")
        public C4 b;
    }

    public static class C4 {
        @JsonUnwrapped(prefix = "a")
        public C5 a;

        @JsonUnwrapped(prefix = "b")
        public C5 b;
    }

    public static class C5 {
        @JsonUnwrapped(prefix = "a")
        public C6 a;

        @JsonUnwrapped(prefix = "b")
        public C6 b;
    }

    public static class C6 {
        @JsonUnwrapped(prefix = "a")
        public C7 a;

        @JsonUnwrapped(prefix = "b")
        public C7 b;
    }

    public static class C7 {
        @JsonUnwrapped(prefix = "a")
        public C8 a;

        @JsonUnwrapped(prefix = "b")
        public C8 b;
    }

    public static class C8 {
        @JsonUnwrapped(prefix = "a")
        public C9 a;

        @JsonUnwrapped(prefix = "b")
        public C9 b;
    }

    public static class C9 {
        @JsonUnwrapped(prefix = "a")
        public C10 a;

        @JsonUnwrapped(prefix = "b")
        public C10 b;
    }

    public static class C10 {
        @JsonUnwrapped(prefix = "a")
        public C11 a;

        @JsonUnwrapped(prefix = "b")
        public C11 b;
    }

    public static class C11 {
        @JsonUnwrapped(prefix = "a")
        public C12 a;

        @JsonUnwrapped(prefix = "b")
        public C12 b;
    }

    public static class C12 {
        @JsonUnwrapped(prefix = "a")
        public C13 a;

        @JsonUnwrapped(prefix = "b")
        public C13 b;
    }

    public static class C13 {
        @JsonUnwrapped(prefix = "a")
        public C14 a;

        @JsonUnwrapped(prefix = "b")
        public C14 b;
    }

    public static class C14 {
        @JsonUnwrapped(prefix = "a")
        public C15 a;

        @JsonUnwrapped(prefix = "b")
        public C15 b;
    }

    public static class C15 {
        @JsonUnwrapped(prefix = "a")
        public C16 a;

        @JsonUnwrapped(prefix = "b")
        public C16 b;
    }

    public static class C16 {
        @JsonUnwrapped(prefix = "a")
        public C17 a;

        @JsonUnwrapped(prefix = "b")
        public C17 b;
    }

    public static class C17 {
        @JsonUnwrapped(prefix = "a")
        public C18 a;

        @JsonUnwrapped(prefix = "b")
        public C18 b;
    }

    public static class C18 {
        @JsonUnwrapped(prefix = "a")
        public C19 a;

        @JsonUnwrapped(prefix = "b")
        public C19 b;
    }

    public static class C19 {
        @JsonUnwrapped(prefix = "a")
        public C20 a;

        @JsonUnwrapped(prefix = "b")
        public C20 b;
    }

    public static class C20 {
        @JsonUnwrapped(prefix = "a")
        public C21 a;

        @JsonUnwrapped(prefix = "b")
        public C21 b;
    }

    public static class C21 {
        @JsonUnwrapped(prefix = "a")
        public C22 a;

        @JsonUnwrapped(prefix = "b")
        public C22 b;
    }

    public static class C22 {
        @JsonUnwrapped(prefix = "a")
        public C23 a;

        @JsonUnwrapped(prefix = "b")
        public C23 b;
    }

    public static class C23 {
        @JsonUnwrapped(prefix = "a")
        public C24 a;

        @JsonUnwrapped(prefix = "b")
        public C24 b;
    }

    public static class C24 {
        @JsonUnwrapped(prefix = "a")
        public C25 a;

        @JsonUnwrapped(prefix = "b")
        public C25 b;
    }

    public static class C25 {
        @JsonUnwrapped(prefix = "a")
        public C26 a;

        @JsonUnwrapped(prefix = "b")
        public C26 b;
    }

    public static class C26 {}

    @CopilotTool("Takes one.")
    public void take(@CopilotToolParam("It.") C1 it) {}
}
