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
import java.lang.IllegalStateException;
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
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** The tools of Leaf: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Leaf$$CopilotToolMeta implements CopilotToolMetadataProvider<Leaf> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Leaf$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Leaf instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object(
                        "from", object("type", "string", "enum", list("OPEN", "CLOSED")),
                        "to", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items")),
                    "from", "to"),
                new Handler(0, "link", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Check.",
                structure(
                    object(
                        "item", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items"),
                        "strict", typed("boolean")),
                    "item", "strict"),
                new Handler(1, "check", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", typed("string"),
                        "query", structure(
                            object(
                                "like", structure(
                                    object(
                                        "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                        "items", object(
                                            "type", "array",
                                            "items", structure(
                                                object("name", typed("string"), "count", typed("integer")),
                                                "name", "count"))),
                                    "status", "items"),
                                "most", typed("integer")))),
                    "key", "query"),
                new Handler(2, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Leaf instance) {
        return new Leaf$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Leaf instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Leaf instance, ObjectMapper mapper) {
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
                        // link
                        Map<?, ?> arguments = arguments(invocation);
                        Status from = readStatus(arguments.get("from"), "from");
                        Order to = readOrder(arguments.get("to"), "to");
                        return completed(instance.link(from, to));
                    }
                    case 1: {
                        // check
                        Map<?, ?> arguments = arguments(invocation);
                        Order item = readOrder(arguments.get("item"), "item");
                        boolean strict = booleanValue(arguments.get("strict"), "strict");
                        return jsonLater(instance.check(item, strict), mapper, "check");
                    }
                    default: {
                        // find
                        Map<?, ?> arguments = arguments(invocation);
                        String key = stringValue(arguments.get("key"), "key");
                        Finder.Query query = readQueryOfOrder(arguments.get("query"), "query");
                        return completed(instance.find(key, query));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Status readStatus(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"OPEN\", \"CLOSED\"", value);
        }

        Order readOrder(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Order(
                        readStatus(members.get("status"), "status"),
                        readListOfItem(members.get("items"), "items"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Finder.Query readQueryOfOrder(Object value, String path) {
            return (Finder.Query) mapped(value, path, mapper, new TypeReference<Finder.Query<Order>>() {}, "an object (Finder.Query<Order>)");
        }

        ArrayList readListOfItem(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readItem(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Order.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Order.Item(
                        stringValue(members.get("name"), "name"),
                        intValue(members.get("count"), "count"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, booleanValue, stringValue, elements, members, decimal,
        //     whole, wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED,
        //     MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation,
        //     constants, completed, failed, refused, json, jsonLater, Delivery, JsonDelivery, Fault
        // End of the runtime helpers.
    }
}
