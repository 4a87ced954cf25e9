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
import java.lang.Exception;
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
        // colors
        tools.add(new ToolDefinition(
                "colors",
                "Colors.",
                structure(
                    object(
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "enum", list("red", "GREEN_", "BLUE")),
                            "description", "Some.",
                            "default", list("red", "red", "GREEN_", "BLUE")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", object("type", "string", "enum", list("red", "GREEN_", "BLUE"))),
                            "description", "By name.",
                            "default", object("red", list("GREEN_"), "BLUE", list("GREEN_"))),
                        "pen", object(
                            "type", "object",
                            "properties", object(
                                "color", object("type", "string", "enum", list("red", "GREEN_", "BLUE")),
                                "width", typed("integer")),
                            "required", list("color", "width"),
                            "description", "A pen.",
                            "default", object("color", "red", "width", 2)))),
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
                // colors
                Map<?, ?> arguments = arguments(invocation);
                List list = readListOfColor(orDefault(arguments.get("list"), list("red", "red", "GREEN_", "BLUE")), "list");
                Map map = readMapOfColorArrayOfColor(orDefault(arguments.get("map"), object("red", list("GREEN_"), "BLUE", list("GREEN_"))), "map");
                Tools.Pen pen = readPen(orDefault(arguments.get("pen"), object("color", "red", "width", 2)), "pen");
                return completed(instance.colors(list, map, pen));
            } catch (Fault fault) {
                return refused(fault, "colors");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfColor(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColor(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfColorArrayOfColor(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Tools.Color) mappedKey(name, mapper, Tools.Color.class, "one of \"red\", \"GREEN_\", \"BLUE\""), readArrayOfColor(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Tools.Pen readPen(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Pen(
                        readColor(members.get("color"), "color"),
                        intValue(members.get("width"), "width"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Color readColor(Object value, String path) {
            return (Tools.Color) mapped(value, path, mapper, Tools.Color.class, "one of \"red\", \"GREEN_\", \"BLUE\"");
        }

        Tools.Color[] readArrayOfColor(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Color[] result = new Tools.Color[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readColor(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, intValue, elements, members, decimal, whole,
        //     wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, mappedKey, keyOf, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes,
        //     expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
