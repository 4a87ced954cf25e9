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
import java.time.Year;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "array", object("type", "array", "items", typed("integer"), "description", "D.", "default", list(1, 2)),
                        "list", object(
                            "type", "array",
                            "items", typed("string"),
                            "description", "D.",
                            "default", list("a", "b")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "D.",
                            "default", object("z", 1, "a", 2)),
                        "point", object(
                            "type", "object",
                            "properties", object("x", typed("integer"), "y", typed("integer")),
                            "required", list("x", "y"),
                            "description", "D.",
                            "default", object("x", 3, "y", 4)),
                        "anything", object("description", "D.", "default", object("k", list(true, (Object) null))),
                        "node", object("description", "D.", "default", "text"),
                        "year", object("type", "integer", "description", "D.", "default", 2024),
                        "none", object("type", "array", "items", typed("integer"), "description", "D.", "default", list()))),
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
            Object array = orDefault(0, "array", list(1, 2));
            Object list = orDefault(1, "list", list("a", "b"));
            Object map = orDefault(2, "map", object("z", 1, "a", 2));
            Object point = orDefault(3, "point", object("x", 3, "y", 4));
            Object anything = orDefault(4, "anything", object("k", list(true, (Object) null)));
            Object node = orDefault(5, "node", "text");
            Object year = orDefault(6, "year", 2024);
            Object none = orDefault(7, "none", list());
            requireValid("array", "list", "map", "point", "anything", "node", "year", "none");
            return completed(instance.show((int[]) array, (List) list, (Map) map, (Tools.Point) point, anything, (JsonNode) node, (Year) year, (Set) none));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return readArrayOfInt(value);
                case 1:
                    return collection(9, value, new ArrayList());
                case 2:
                    return map(11, 10, value, new LinkedHashMap());
                case 3:
                    return readPoint(value);
                case 4:
                    return anyValue(value);
                case 5:
                    return mapped(value, JsonNode.class, "any JSON value");
                case 6:
                    return mapped(value, Year.class, "a year such as 2024");
                case 7:
                    return collection(10, value, new LinkedHashSet());
                case 8:
                    return intValue(value);
                case 9:
                    return stringValue(value);
                case 10:
                    return intValue(value);
                default:
                    return stringValue(value);
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(8, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(8, members, "x"), (int) member(8, members, "y"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, orDefault,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, anyValue, firstOf,
        //     elements, members, descend, collection, map, member, valueAt, MOST_DIGITS, intValue, whole,
        //     stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt,
        //     numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
