package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tool methods that only a companion can call: what is refused without one, and in which words. */
@SuppressWarnings("unused")
class AnnotatedToolsTest {
    /** A class that needs an instance of the test's own class. */
    class Inner {
        public int number;
    }

    interface Many extends List<String> {}

    record Point(int x, int y) {}

    /** A class with a property whose place the class file does not have. */
    public static class Settings {
        public void setZone(int zone) {}

        public void setYear(int year) {}
    }

    static class NoNames {
        @CopilotTool("Takes.")
        void take(String it) {}
    }

    static class OddType {
        @CopilotTool("Takes.")
        void take(@CopilotToolParam(value = "It.", name = "it") List<Thread> it) {}
    }

    static class OddKey {
        @CopilotTool("Takes.")
        void take(@CopilotToolParam(value = "It.", name = "it") Map<Point, String> it) {}
    }

    static class OfAnInnerClass {
        @CopilotTool("Takes.")
        void take(@CopilotToolParam(value = "It.", name = "it") Inner it) {}
    }

    static class Several {
        @CopilotTool("Works.")
        void work() {}

        @CopilotTool("Takes.")
        void many(@CopilotToolParam(value = "It.", name = "it") List<Many> it) {}

        @CopilotTool("Takes.")
        void settings(@CopilotToolParam(value = "It.", name = "it") Settings it) {}
    }

    private static String refusal(Object tools) {
        return assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(tools))
                .getMessage();
    }

    @Test
    void what_cannot_work_is_said_of_the_method() {
        Map<Object, String> fragments = Map.of(
                new NoNames(), "names of its parameters are not in its class file",
                new OddType(), "Thread, the type of 'it[]', is not supported without a companion",
                new OddKey(), "keys of the type AnnotatedToolsTest.Point are not read",
                new OfAnInnerClass(), "it is an inner class, of which Jackson cannot make an instance");
        fragments.forEach((tools, fragment) -> {
            String message = refusal(tools);
            assertTrue(message.contains(fragment), message);
            assertTrue(message.startsWith("The tool method " + tools.getClass().getName() + "."), message);
        });
    }

    @Test
    void all_tools_that_are_not_supported_are_reported_at_once() {
        String name = Several.class.getName();
        assertEquals(
                "The tool method " + name
                        + ".many(List): AnnotatedToolsTest.Many, the type of 'it[]', is not supported without a companion:"
                        + " it is an interface or abstract class. Compile the class with copilot-tool-processor.\n"
                        + "The tool method " + name
                        + ".settings(AnnotatedToolsTest.Settings): AnnotatedToolsTest.Settings, the type of 'it', is not supported"
                        + " without a companion: its class file does not keep the order of its methods, which have no"
                        + " fields. Compile the class with copilot-tool-processor.",
                refusal(new Several()));
    }
}
