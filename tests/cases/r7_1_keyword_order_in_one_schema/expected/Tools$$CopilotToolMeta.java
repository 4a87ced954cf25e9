import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.AssertionError;
import java.lang.Boolean;
import java.lang.CharSequence;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // fill
        tools.add(new ToolDefinition(
                "fill",
                "Fills.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "minLength", 1,
                            "maxLength", 5,
                            "pattern", "^(?:[a-z]+)$",
                            "description", "Text.",
                            "default", "abc"),
                        "number", object("type", "integer", "minimum", 1, "maximum", 3, "description", "Number.", "default", 2),
                        "decimal", object(
                            "type", "number",
                            "exclusiveMinimum", 0,
                            "exclusiveMaximum", 1,
                            "description", "Decimal.",
                            "default", 0.5),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "minLength", 1),
                            "maxItems", 2,
                            "description", "List.",
                            "default", list()),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "maxProperties", 2,
                            "description", "Map.",
                            "default", object()))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "fill", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // fill
            Object text = orDefault(0, "text", "abc");
            Object number_ = orDefault(1, "number", 2);
            Object decimal = orDefault(2, "decimal", 0.5);
            Object list = orDefault(3, "list", list());
            Object map = orDefault(4, "map", object());
            requireValid("text", "number", "decimal", "list", "map");
            instance.fill((String) text, (int) number_, (double) decimal, (List) list, (Map) map);
            return completed("Success");
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0: {
                    Object result = value(5, value);
                    textSize(value, 1, 5);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: {
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    atMost(value, 3L);
                    return result;
                }
                case 2: {
                    Object result = value(7, value);
                    moreThan(value, new BigDecimal("0"));
                    lessThan(value, new BigDecimal("1"));
                    return result;
                }
                case 3: {
                    Object result = value(8, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 4: {
                    Object result = value(9, value);
                    memberCount(value, 0, 2);
                    return result;
                }
                case 5:
                    return stringValue(value);
                case 6:
                    return intValue(value);
                case 7:
                    return doubleValue(value);
                case 8:
                    return collection(10, value, new ArrayList());
                case 9:
                    return map(12, 11, value, new LinkedHashMap());
                case 10: {
                    Object result = value(5, value);
                    textSize(value, 1, 2147483647);
                    return result;
                }
                case 11:
                    return intValue(value);
                default:
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, patternSteps,
        //     nesting, given, orDefault, argumentOf, errorOf, requireValid, problems, unknown, distance, refused,
        //     firstOf, elements, members, descend, collection, map, valueAt, matches, MOST_DIGITS, intValue,
        //     whole, doubleValue, stringValue, decimal, atLeast, atMost, moreThan, lessThan, numberIn, textIn,
        //     textSize, elementCount, memberCount, compiled, BoundedText, span, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
