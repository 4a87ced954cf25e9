import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
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
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.IllegalArgumentException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
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
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // times
                        Map<?, ?> arguments = arguments(invocation);
                        OffsetDateTime a = readOffsetDateTime(arguments.get("a"), "a");
                        LocalDateTime b = readLocalDateTime(arguments.get("b"), "b");
                        Instant c = readInstant(arguments.get("c"), "c");
                        ZonedDateTime d = readZonedDateTime(arguments.get("d"), "d");
                        Date e = readDate(arguments.get("e"), "e");
                        LocalDate f = readLocalDate(arguments.get("f"), "f");
                        LocalTime g = readLocalTime(arguments.get("g"), "g");
                        OffsetTime h = readOffsetTime(arguments.get("h"), "h");
                        Duration i = readDuration(arguments.get("i"), "i");
                        return completed(instance.times(a, b, c, d, e, f, g, h, i));
                    }
                    default: {
                        // others
                        Map<?, ?> arguments = arguments(invocation);
                        UUID a = readUUID(arguments.get("a"), "a");
                        URI b = readURI(arguments.get("b"), "b");
                        URL c = readURL(arguments.get("c"), "c");
                        byte[] d = bytesValue(arguments.get("d"), "d");
                        return completed(instance.others(a, b, c, d));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        OffsetDateTime readOffsetDateTime(Object value, String path) {
            return (OffsetDateTime) mapped(value, path, mapper, OffsetDateTime.class, "an ISO 8601 date and time with offset");
        }

        LocalDateTime readLocalDateTime(Object value, String path) {
            return (LocalDateTime) mapped(value, path, mapper, LocalDateTime.class, "an ISO 8601 date and time without offset");
        }

        Instant readInstant(Object value, String path) {
            return (Instant) mapped(value, path, mapper, Instant.class, "an ISO 8601 date and time with offset");
        }

        ZonedDateTime readZonedDateTime(Object value, String path) {
            return (ZonedDateTime) mapped(value, path, mapper, ZonedDateTime.class, "an ISO 8601 date and time with offset");
        }

        Date readDate(Object value, String path) {
            return (Date) mapped(value, path, mapper, Date.class, "an ISO 8601 date and time");
        }

        LocalDate readLocalDate(Object value, String path) {
            return (LocalDate) mapped(value, path, mapper, LocalDate.class, "an ISO 8601 date");
        }

        LocalTime readLocalTime(Object value, String path) {
            return (LocalTime) mapped(value, path, mapper, LocalTime.class, "an ISO 8601 time");
        }

        OffsetTime readOffsetTime(Object value, String path) {
            return (OffsetTime) mapped(value, path, mapper, OffsetTime.class, "an ISO 8601 time with offset");
        }

        Duration readDuration(Object value, String path) {
            return (Duration) mapped(value, path, mapper, Duration.class, "an ISO 8601 duration");
        }

        UUID readUUID(Object value, String path) {
            return (UUID) mapped(value, path, mapper, UUID.class, "a UUID");
        }

        URI readURI(Object value, String path) {
            return (URI) mapped(value, path, mapper, URI.class, "a URI");
        }

        URL readURL(Object value, String path) {
            return (URL) mapped(value, path, mapper, URL.class, "a URL");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, stringValue, bytesValue, decimal, wholeNumber, childPath,
        //     elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree,
        //     treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
