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
import java.io.File;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
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
            return new Call(instance, mapper, "show", invocation).answer();
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
            // show
            Object path = orDefault(0, "path", "a/b");
            Object file = orDefault(1, "file", "x.txt");
            Object pattern = orDefault(2, "pattern", "a+");
            Object type = orDefault(3, "type", "java.lang.String");
            Object month = orDefault(4, "month", "2024-02");
            Object time = orDefault(5, "time", "10:11:12");
            Object at = orDefault(6, "at", "2024-01-02T03:04:05+01:00");
            Object local = orDefault(7, "local", "2024-01-02T03:04:05");
            Object url = orDefault(8, "url", "https://x.org/");
            Object offset = orDefault(9, "offset", "+01:00");
            requireValid("path", "file", "pattern", "type", "month", "time", "at", "local", "url", "offset");
            return completed(instance.show((Path) path, (File) file, (Pattern) pattern, (Class) type, (YearMonth) month, (LocalTime) time, (OffsetDateTime) at, (LocalDateTime) local, (URL) url, (ZoneOffset) offset));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(text(value, "a file path"), Path.class, "a file path");
                case 1:
                    return mapped(text(value, "a file path"), File.class, "a file path");
                case 2:
                    return mapped(text(value, "a regular expression"), Pattern.class, "a regular expression");
                case 3:
                    return mapped(text(value, "the full name of a class"), new TypeReference<Class<Object>>() {}, "the full name of a class");
                case 4:
                    return mapped(text(value, "a year and month such as 2024-02"), YearMonth.class, "a year and month such as 2024-02");
                case 5:
                    return mapped(text(value, "an ISO 8601 time"), LocalTime.class, "an ISO 8601 time");
                case 6:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), OffsetDateTime.class, "an ISO 8601 date and time with offset");
                case 7:
                    return mapped(text(value, "an ISO 8601 date and time without offset"), LocalDateTime.class, "an ISO 8601 date and time without offset");
                case 8:
                    return mapped(text(value, "a URL"), URL.class, "a URL");
                default:
                    return mapped(text(value, "an offset from UTC such as +01:00"), ZoneOffset.class, "an offset from UTC such as +01:00");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, orDefault, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt, numberNode,
        //     mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
