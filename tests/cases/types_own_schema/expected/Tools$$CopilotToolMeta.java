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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // label
        tools.add(new ToolDefinition(
                "label",
                "What the type does not say.",
                structure(
                    object(
                        "value", object(
                            "items", object("enum", list("new", "sale")),
                            "maxItems", 2,
                            "description", "Up to two labels")),
                    "value"),
                new Handler(0, "label", instance, mapper), null, null, null, null, null));
        // price
        tools.add(new ToolDefinition(
                "price",
                "Anything, with a schema.",
                structure(object("value", object("type", list("number", "null"), "description", "In euros")), "value"),
                new Handler(1, "price", instance, mapper), null, null, null, null, null));
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "Definitions move to the tool's root.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Node", "description", "A tree")),
                    "required", list("tree"),
                    "$defs", object("Node", object("additionalProperties", object("$ref", "#/$defs/Node")))),
                new Handler(2, "tree", instance, mapper), null, null, null, null, null));
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "On a record's component.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", structure(
                                object("letter", object("enum", list("a", "b"), "description", "Which")),
                                "letter"))),
                    "value"),
                new Handler(3, "pick", instance, mapper), null, null, null, null, null));
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
                        // label
                        Map<?, ?> arguments = arguments(invocation);
                        List value_ = readListOfString(arguments.get("value"), "value");
                        return completed(instance.label(value_));
                    }
                    case 1: {
                        // price
                        Map<?, ?> arguments = arguments(invocation);
                        JsonNode value_ = readJsonNode(arguments.get("value"), "value");
                        return completed(instance.price(value_));
                    }
                    case 2: {
                        // tree
                        Map<?, ?> arguments = arguments(invocation);
                        Object tree = anyValue(arguments.get("tree"), "tree");
                        return completed(instance.tree(tree));
                    }
                    default: {
                        // pick
                        Map<?, ?> arguments = arguments(invocation);
                        List value_ = readListOfChoice(arguments.get("value"), "value");
                        return completed(instance.pick(value_));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        JsonNode readJsonNode(Object value, String path) {
            return (JsonNode) mapped(value, path, mapper, JsonNode.class, "any JSON value");
        }

        ArrayList readListOfChoice(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readChoice(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Choice readChoice(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Choice(stringValue(members.get("letter"), "letter"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, stringValue, elements, members, decimal, wholeNumber,
        //     childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
