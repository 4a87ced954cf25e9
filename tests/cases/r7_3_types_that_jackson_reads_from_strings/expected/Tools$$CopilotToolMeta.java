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
            return new Call(instance, mapper, "all", invocation).answer();
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
            // all
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            Object h = argument(7, "h");
            Object i = argument(8, "i");
            Object j = argument(9, "j");
            Object k = argument(10, "k");
            Object l = argument(11, "l");
            requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l");
            return completed(instance.all((Locale) a, (Currency) b, (ZoneId) c, (Path) d, (File) e, (Pattern) f, (Period) g, (Year) h, (YearMonth) i, (Class) j, (ZoneOffset) k, (MonthDay) l));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(text(value, "a language tag such as en-GB"), Locale.class, "a language tag such as en-GB");
                case 1:
                    return mapped(text(value, "a currency code such as EUR"), Currency.class, "a currency code such as EUR");
                case 2:
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                case 3:
                    return mapped(text(value, "a file path"), Path.class, "a file path");
                case 4:
                    return mapped(text(value, "a file path"), File.class, "a file path");
                case 5:
                    return mapped(text(value, "a regular expression"), Pattern.class, "a regular expression");
                case 6:
                    return mapped(text(value, "an ISO 8601 period such as P1Y2M3D"), Period.class, "an ISO 8601 period such as P1Y2M3D");
                case 7:
                    return mapped(value, Year.class, "a year such as 2024");
                case 8:
                    return mapped(text(value, "a year and month such as 2024-02"), YearMonth.class, "a year and month such as 2024-02");
                case 9:
                    return mapped(text(value, "the full name of a class"), new TypeReference<Class<Object>>() {}, "the full name of a class");
                case 10:
                    return mapped(text(value, "an offset from UTC such as +01:00"), ZoneOffset.class, "an offset from UTC such as +01:00");
                default:
                    return mapped(text(value, "a month and day such as --02-29"), MonthDay.class, "a month and day such as --02-29");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt, numberNode,
        //     mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
