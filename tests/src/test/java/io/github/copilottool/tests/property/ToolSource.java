package io.github.copilottool.tests.property;

/**
 * A tool class of the generator.
 *
 * @param name its simple name; its package is {@link #PACKAGE}
 * @param text the source file
 */
public record ToolSource(String name, String text) {
    /** The package of all of them. */
    public static final String PACKAGE = "shapes";

    /** The static field that a called tool leaves its arguments in, an {@code Object[]}. */
    public static final String DELIVERED = "delivered";

    /** The static field with what the tools return, for methods that return anything. */
    public static final String RETURNED = "returned";

    private static final String IMPORTS =
            """
            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.JsonNode;
            import com.fasterxml.jackson.databind.PropertyNamingStrategies;
            import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
            import com.fasterxml.jackson.databind.annotation.JsonNaming;
            import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
            import com.fasterxml.jackson.databind.annotation.JsonSerialize;
            import com.github.copilot.tool.CopilotTool;
            import com.github.copilot.tool.CopilotToolParam;
            import jakarta.validation.Constraint;
            import jakarta.validation.Payload;
            import jakarta.validation.constraints.*;
            import java.lang.annotation.*;
            import java.math.BigDecimal;
            import java.math.BigInteger;
            import java.net.URI;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            """;

    /** The tool class of a seed: each of a run's numbers gives another one. */
    public static ToolSource of(long seed, int number) {
        Draw draw = Draw.of(seed, number);
        String name = "Tools" + number;
        Scope scope = new Scope(draw);
        String methods = new ToolMethods(scope).methods();
        String text = "package " + PACKAGE + ";\n\n" + IMPORTS + "\nfinal class " + name + " {\n    static Object[] "
                + DELIVERED + ";\n\n    static Object " + RETURNED + ";\n\n"
                + (methods + "\n" + scope.declared()).indent(4) + "}\n";
        return new ToolSource(name, text);
    }
}
