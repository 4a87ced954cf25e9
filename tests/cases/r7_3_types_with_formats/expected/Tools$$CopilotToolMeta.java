import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.IllegalArgumentException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // times
        tools.add(new ToolDefinition(
                "times",
                "Times.",
                structure(
                    object(
                        "a", object("type", "string", "format", "date-time"),
                        "b", object("type", "string", "format", "date-time"),
                        "c", object("type", "string", "format", "date-time"),
                        "d", object("type", "string", "format", "date-time"),
                        "e", object("type", "string", "format", "date-time"),
                        "f", object("type", "string", "format", "date"),
                        "g", object("type", "string", "format", "time"),
                        "h", object("type", "string", "format", "time"),
                        "i", object("type", "string", "format", "duration")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i"),
                new Handler(0, "times", instance, mapper), null, null, null, null, null));
        // others
        tools.add(new ToolDefinition(
                "others",
                "Others.",
                structure(
                    object(
                        "a", object("type", "string", "format", "uuid"),
                        "b", object("type", "string", "format", "uri"),
                        "c", object("type", "string", "format", "uri"),
                        "d", object("type", "string", "contentEncoding", "base64")),
                    "a", "b", "c", "d"),
                new Handler(1, "others", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
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
                    // times
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    Object h = argument(7, "h");
                    Object i = argument(8, "i");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i");
                    return completed(instance.times((OffsetDateTime) a, (LocalDateTime) b, (Instant) c, (ZonedDateTime) d, (Date) e, (LocalDate) f, (LocalTime) g, (OffsetTime) h, (Duration) i));
                }
                default: {
                    // others
                    Object a = argument(9, "a");
                    Object b = argument(10, "b");
                    Object c = argument(11, "c");
                    Object d = argument(12, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.others((UUID) a, (URI) b, (URL) c, (byte[]) d));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), OffsetDateTime.class, "an ISO 8601 date and time with offset");
                case 1:
                    return mapped(text(value, "an ISO 8601 date and time without offset"), LocalDateTime.class, "an ISO 8601 date and time without offset");
                case 2:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), Instant.class, "an ISO 8601 date and time with offset");
                case 3:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), ZonedDateTime.class, "an ISO 8601 date and time with offset");
                case 4:
                    return mapped(text(value, "an ISO 8601 date and time"), Date.class, "an ISO 8601 date and time");
                case 5:
                    return mapped(text(value, "an ISO 8601 date"), LocalDate.class, "an ISO 8601 date");
                case 6:
                    return mapped(text(value, "an ISO 8601 time"), LocalTime.class, "an ISO 8601 time");
                case 7:
                    return mapped(text(value, "an ISO 8601 time with offset"), OffsetTime.class, "an ISO 8601 time with offset");
                case 8:
                    return mapped(text(value, "an ISO 8601 duration"), Duration.class, "an ISO 8601 duration");
                case 9:
                    return mapped(text(value, "a UUID"), UUID.class, "a UUID");
                case 10:
                    return mapped(text(value, "a URI"), URI.class, "a URI");
                case 11:
                    return mapped(text(value, "a URL"), URL.class, "a URL");
                default:
                    return bytesValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, stringValue,
        //     bytesValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt,
        //     numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
