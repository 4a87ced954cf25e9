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
import java.nio.file.Path;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "a", typed("string"),
                        "b", typed("string"),
                        "c", typed("string"),
                        "d", typed("string"),
                        "e", typed("string"),
                        "f", typed("string"),
                        "g", typed("string"),
                        "h", typed("integer"),
                        "i", typed("string"),
                        "j", typed("string"),
                        "k", typed("string"),
                        "l", typed("string")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
                new Handler(instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // all
                Map<?, ?> arguments = arguments(invocation);
                Locale a = readLocale(arguments.get("a"), "a");
                Currency b = readCurrency(arguments.get("b"), "b");
                ZoneId c = readZoneId(arguments.get("c"), "c");
                Path d = readPath(arguments.get("d"), "d");
                File e = readFile(arguments.get("e"), "e");
                Pattern f = readPattern(arguments.get("f"), "f");
                Period g = readPeriod(arguments.get("g"), "g");
                Year h = readYear(arguments.get("h"), "h");
                YearMonth i = readYearMonth(arguments.get("i"), "i");
                Class j = readClassOfObject(arguments.get("j"), "j");
                ZoneOffset k = readZoneOffset(arguments.get("k"), "k");
                MonthDay l = readMonthDay(arguments.get("l"), "l");
                return completed(instance.all(a, b, c, d, e, f, g, h, i, j, k, l));
            } catch (Fault fault) {
                return refused(fault, "all");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Locale readLocale(Object value, String path) {
            return (Locale) mapped(value, path, mapper, Locale.class, "a language tag such as en-GB");
        }

        Currency readCurrency(Object value, String path) {
            return (Currency) mapped(value, path, mapper, Currency.class, "a currency code such as EUR");
        }

        ZoneId readZoneId(Object value, String path) {
            return (ZoneId) mapped(value, path, mapper, ZoneId.class, "a time zone such as Europe/Berlin");
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

        Period readPeriod(Object value, String path) {
            return (Period) mapped(value, path, mapper, Period.class, "an ISO 8601 period such as P1Y2M3D");
        }

        Year readYear(Object value, String path) {
            return (Year) mapped(value, path, mapper, Year.class, "a year such as 2024");
        }

        YearMonth readYearMonth(Object value, String path) {
            return (YearMonth) mapped(value, path, mapper, YearMonth.class, "a year and month such as 2024-02");
        }

        Class readClassOfObject(Object value, String path) {
            return (Class) mapped(value, path, mapper, new TypeReference<Class<Object>>() {}, "the full name of a class");
        }

        ZoneOffset readZoneOffset(Object value, String path) {
            return (ZoneOffset) mapped(value, path, mapper, ZoneOffset.class, "an offset from UTC such as +01:00");
        }

        MonthDay readMonthDay(Object value, String path) {
            return (MonthDay) mapped(value, path, mapper, MonthDay.class, "a month and day such as --02-29");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, decimal, wholeNumber, childPath, elementPath, isSimpleName,
        //     quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
