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
import java.io.File;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
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
import java.net.URL;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "path", object("type", "string", "description", "D.", "default", "a/b"),
                        "file", object("type", "string", "description", "D.", "default", "x.txt"),
                        "pattern", object("type", "string", "description", "D.", "default", "a+"),
                        "type", object("type", "string", "description", "D.", "default", "java.lang.String"),
                        "month", object("type", "string", "description", "D.", "default", "2024-02"),
                        "time", object("type", "string", "format", "time", "description", "D.", "default", "10:11:12"),
                        "at", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05+01:00"),
                        "local", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05"),
                        "url", object("type", "string", "format", "uri", "description", "D.", "default", "https://x.org/"),
                        "offset", object("type", "string", "description", "D.", "default", "+01:00"))),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                Path path_ = readPath(orDefault(arguments.get("path"), "a/b"), "path");
                File file = readFile(orDefault(arguments.get("file"), "x.txt"), "file");
                Pattern pattern = readPattern(orDefault(arguments.get("pattern"), "a+"), "pattern");
                Class type = readClassOfObject(orDefault(arguments.get("type"), "java.lang.String"), "type");
                YearMonth month = readYearMonth(orDefault(arguments.get("month"), "2024-02"), "month");
                LocalTime time = readLocalTime(orDefault(arguments.get("time"), "10:11:12"), "time");
                OffsetDateTime at = readOffsetDateTime(orDefault(arguments.get("at"), "2024-01-02T03:04:05+01:00"), "at");
                LocalDateTime local = readLocalDateTime(orDefault(arguments.get("local"), "2024-01-02T03:04:05"), "local");
                URL url = readURL(orDefault(arguments.get("url"), "https://x.org/"), "url");
                ZoneOffset offset = readZoneOffset(orDefault(arguments.get("offset"), "+01:00"), "offset");
                return completed(instance.show(path_, file, pattern, type, month, time, at, local, url, offset));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Path readPath(Object value, String path) {
            return (Path) mapped(value, path, mapper, Path.class, "a file path");
        }

        File readFile(Object value, String path) {
            return (File) mapped(value, path, mapper, File.class, "a file path");
        }

        Pattern readPattern(Object value, String path) {
            return (Pattern) mapped(value, path, mapper, Pattern.class, "a regular expression");
        }

        Class readClassOfObject(Object value, String path) {
            return (Class) mapped(value, path, mapper, new TypeReference<Class<Object>>() {}, "the full name of a class");
        }

        YearMonth readYearMonth(Object value, String path) {
            return (YearMonth) mapped(value, path, mapper, YearMonth.class, "a year and month such as 2024-02");
        }

        LocalTime readLocalTime(Object value, String path) {
            return (LocalTime) mapped(value, path, mapper, LocalTime.class, "an ISO 8601 time");
        }

        OffsetDateTime readOffsetDateTime(Object value, String path) {
            return (OffsetDateTime) mapped(value, path, mapper, OffsetDateTime.class, "an ISO 8601 date and time with offset");
        }

        LocalDateTime readLocalDateTime(Object value, String path) {
            return (LocalDateTime) mapped(value, path, mapper, LocalDateTime.class, "an ISO 8601 date and time without offset");
        }

        URL readURL(Object value, String path) {
            return (URL) mapped(value, path, mapper, URL.class, "a URL");
        }

        ZoneOffset readZoneOffset(Object value, String path) {
            return (ZoneOffset) mapped(value, path, mapper, ZoneOffset.class, "an offset from UTC such as +01:00");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, decimal, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
