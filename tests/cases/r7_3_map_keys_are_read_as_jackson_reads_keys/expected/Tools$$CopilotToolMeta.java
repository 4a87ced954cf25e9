import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.Boolean;
import java.lang.Class;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // moments
        tools.add(new ToolDefinition(
                "moments",
                "Moments, of which digits alone are none as keys.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(0, "moments", instance, mapper), null, null, null, null, null));
        // days
        tools.add(new ToolDefinition(
                "days",
                "Days.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", typed("integer")))),
                    "value"),
                new Handler(1, "days", instance, mapper), null, null, null, null, null));
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Records of one string, which Jackson makes of keys by their constructor.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(2, "codes", instance, mapper), null, null, null, null, null));
        // parsed
        tools.add(new ToolDefinition(
                "parsed",
                "What a creator takes.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(3, "parsed", instance, mapper), null, null, null, null, null));
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "Constants under other names.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(4, "renamed", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "Classes, a type with type arguments.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(5, "classes", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // moments
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.moments((Map) value));
                }
                case 1: {
                    // days
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.days((List) value));
                }
                case 2: {
                    // codes
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.codes((Map) value));
                }
                case 3: {
                    // parsed
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.parsed((Map) value));
                }
                case 4: {
                    // renamed
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.renamed((Map) value));
                }
                default: {
                    // classes
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.classes((Map) value));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return map(7, 6, value, new LinkedHashMap());
                case 1:
                    return collection(8, value, new ArrayList());
                case 2:
                    return map(10, 6, value, new LinkedHashMap());
                case 3:
                    return map(11, 6, value, new LinkedHashMap());
                case 4:
                    return map(12, 6, value, new LinkedHashMap());
                case 5:
                    return map(13, 6, value, new LinkedHashMap());
                case 6:
                    return intValue(value);
                case 7:
                    return mappedKey(value, OffsetDateTime.class, "an ISO 8601 date and time with offset");
                case 8:
                    return map(14, 6, value, new LinkedHashMap());
                case 9:
                    return checkCode(value);
                case 10:
                    return mappedKey(value, Tools.Code.class, "a text that the tool can read");
                case 11:
                    return mappedKey(value, Tools.Parsed.class, "a text that the tool can read");
                case 12:
                    return readRenamed(value);
                case 13:
                    return mappedKey(value, new TypeReference<Class<Object>>() {}, "the full name of a class");
                default:
                    return mappedKey(value, LocalDate.class, "an ISO 8601 date");
            }
        }

        Object checkCode(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        Tools.Renamed readRenamed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "the-first":
                        return Tools.Renamed.FIRST;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"the-first\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, members,
        //     descend, collection, map, valueAt, require, MOST_DIGITS, intValue, whole, decimal, mappedKey, keyOf,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
