package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.processor.Facts;
import com.github.copilot.tool.processor.Frame;
import com.github.copilot.tool.processor.RecordingCore;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types that other processors generate in a later round. */
@Tag("R8.3")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RoundsTest {
    private static final String NESTED =
            """
            class Outer {
                static class Tools {
                    @com.github.copilot.tool.CopilotTool("x") void a(Late late) {}
                }
            }
            """;

    @TempDir
    Path output;

    private final RecordingCore core = new RecordingCore(facts -> {
        boolean missing = facts.json().get("types").toString().contains("\"ERROR\"");
        Frame frame =
                missing && !facts.json().path("lastRound").asBoolean() ? new Frame().unresolved("Late") : new Frame();
        return frame.diagnostic(2, "asked", facts.toolClass().get("element").intValue(), Frame.NONE)
                .bytes();
    });

    private List<String> rounds() {
        return core.requests().stream()
                .map(facts -> facts.toolClass().get("binaryName").asText() + " "
                        + facts.type(facts.parameter("a", 0).get("type"))
                        + (facts.json().path("lastRound").asBoolean() ? " last" : ""))
                .toList();
    }

    @Test
    void a_class_that_needs_a_missing_type_is_asked_about_again_when_it_is_there() {
        Compiler.Outcome outcome = new Compiler(output, core)
                .options("-Xlint:-processing")
                .with(new Bystander("other", "Unrelated", "class Unrelated {}", "Late", "record Late(int of) {}"))
                .compile(NESTED);
        assertEquals(List.of("Outer$Tools !Late", "Outer$Tools !Late", "Outer$Tools Late"), rounds());
        Facts last = core.requests().get(2);
        assertTrue(last.described().contains("Late"));
        assertEquals("SOURCE", last.declaration("Late").get("origin").asText());
        assertEquals(List.of("NOTE 2:12 asked"), outcome.reported());
    }

    @Test
    void what_stays_missing_is_asked_about_once_more_at_the_end() {
        Compiler.Outcome outcome = new Compiler(output, core).compile(NESTED);
        assertEquals(List.of("Outer$Tools !Late", "Outer$Tools !Late last"), rounds());
        assertTrue(outcome.reported().contains("NOTE 2:12 asked"), outcome.reported()::toString);
        assertEquals(2, outcome.reported().size(), outcome.reported()::toString);
    }

    @Test
    void tools_can_be_inherited_from_a_class_that_is_generated_later() {
        new Compiler(output, core)
                .with(new Bystander(
                        "other",
                        "p.Base",
                        "package p; public class Base { @com.github.copilot.tool.CopilotTool(\"x\") public"
                                + " void b() {} }"))
                .compile("package p; class Mine extends Base { static class Deeper extends Mine {} }");
        assertEquals(
                List.of("p.Mine", "p.Mine$Deeper", "p.Base"),
                core.requests().stream()
                        .map(facts -> facts.toolClass().get("binaryName").asText())
                        .toList());
    }
}
