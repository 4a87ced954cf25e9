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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // name
        tools.add(new ToolDefinition(
                "name",
                "Names.",
                structure(
                    object(
                        "a", structure(
                            object(
                                "first_name", typed("string"),
                                "html_url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "b", structure(
                            object(
                                "first-name", typed("string"),
                                "html-url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "c", structure(
                            object(
                                "FirstName", typed("string"),
                                "HtmlURL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "d", structure(
                            object(
                                "firstname", typed("string"),
                                "htmlurl", typed("string"),
                                "Exact_Name", typed("string"))),
                        "e", structure(
                            object(
                                "first.name", typed("string"),
                                "html.url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "f", structure(
                            object(
                                "FIRST_NAME", typed("string"),
                                "HTML_URL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "g", structure(
                            object(
                                "firstName", typed("string"),
                                "htmlURL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "h", structure(
                            object("first_name", typed("string"), "max_count", typed("integer")),
                            "first_name", "max_count")),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
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
            return new Call(instance, mapper, "name", invocation).answer();
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
            // name
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            Object h = argument(7, "h");
            requireValid("a", "b", "c", "d", "e", "f", "g", "h");
            return completed(instance.name((Tools.Snake) a, (Tools.Kebab) b, (Tools.UpperCamel) c, (Tools.Lower) d, (Tools.LowerDot) e, (Tools.UpperSnake) f, (Tools.LowerCamel) g, (Tools.SnakeRecord) h));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value, Tools.Snake.class, "an object");
                case 1:
                    return mapped(value, Tools.Kebab.class, "an object");
                case 2:
                    return mapped(value, Tools.UpperCamel.class, "an object");
                case 3:
                    return mapped(value, Tools.Lower.class, "an object");
                case 4:
                    return mapped(value, Tools.LowerDot.class, "an object");
                case 5:
                    return mapped(value, Tools.UpperSnake.class, "an object");
                case 6:
                    return mapped(value, Tools.LowerCamel.class, "an object");
                case 7:
                    return readSnakeRecord(value);
                case 8:
                    return stringValue(value);
                default:
                    return intValue(value);
            }
        }

        Tools.SnakeRecord readSnakeRecord(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.SnakeRecord(
                    (String) member(8, members, "first_name"),
                    (int) member(9, members, "max_count"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, members, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, mapped, readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf,
        //     expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
