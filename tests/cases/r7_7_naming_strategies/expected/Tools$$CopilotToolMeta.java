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
            try {
                // name
                Map<?, ?> arguments = arguments(invocation);
                Tools.Snake a = readSnake(arguments.get("a"), "a");
                Tools.Kebab b = readKebab(arguments.get("b"), "b");
                Tools.UpperCamel c = readUpperCamel(arguments.get("c"), "c");
                Tools.Lower d = readLower(arguments.get("d"), "d");
                Tools.LowerDot e = readLowerDot(arguments.get("e"), "e");
                Tools.UpperSnake f = readUpperSnake(arguments.get("f"), "f");
                Tools.LowerCamel g = readLowerCamel(arguments.get("g"), "g");
                Tools.SnakeRecord h = readSnakeRecord(arguments.get("h"), "h");
                return completed(instance.name(a, b, c, d, e, f, g, h));
            } catch (Fault fault) {
                return refused(fault, "name");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Snake readSnake(Object value, String path) {
            return (Tools.Snake) mapped(value, path, mapper, Tools.Snake.class, "an object (Tools.Snake)");
        }

        Tools.Kebab readKebab(Object value, String path) {
            return (Tools.Kebab) mapped(value, path, mapper, Tools.Kebab.class, "an object (Tools.Kebab)");
        }

        Tools.UpperCamel readUpperCamel(Object value, String path) {
            return (Tools.UpperCamel) mapped(value, path, mapper, Tools.UpperCamel.class, "an object (Tools.UpperCamel)");
        }

        Tools.Lower readLower(Object value, String path) {
            return (Tools.Lower) mapped(value, path, mapper, Tools.Lower.class, "an object (Tools.Lower)");
        }

        Tools.LowerDot readLowerDot(Object value, String path) {
            return (Tools.LowerDot) mapped(value, path, mapper, Tools.LowerDot.class, "an object (Tools.LowerDot)");
        }

        Tools.UpperSnake readUpperSnake(Object value, String path) {
            return (Tools.UpperSnake) mapped(value, path, mapper, Tools.UpperSnake.class, "an object (Tools.UpperSnake)");
        }

        Tools.LowerCamel readLowerCamel(Object value, String path) {
            return (Tools.LowerCamel) mapped(value, path, mapper, Tools.LowerCamel.class, "an object (Tools.LowerCamel)");
        }

        Tools.SnakeRecord readSnakeRecord(Object value, String path) {
            return (Tools.SnakeRecord) mapped(value, path, mapper, Tools.SnakeRecord.class, "an object (Tools.SnakeRecord)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, decimal, wholeNumber, childPath, elementPath, isSimpleName,
        //     quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
