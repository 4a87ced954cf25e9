package p;

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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

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
    public java.util.List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", structure(
                                    object(
                                        "key", typed("string"),
                                        "values", object("type", "array", "items", typed("integer"))),
                                    "key", "values"))),
                        "set", object("type", "string", "enum", list("ONE", "TWO")),
                        "any", object(),
                        "number", typed("number"),
                        "own", structure(object())),
                    "map", "any", "number", "own"),
                new Handler(0, "take", instance, mapper), null, null, null, null, null));
        // complete
        tools.add(new ToolDefinition(
                "complete",
                "Completes.",
                structure(object("delay", typed("integer")), "delay"),
                new Handler(1, "complete", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static java.util.List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
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
                        // take
                        Map<?, ?> arguments = arguments(invocation);
                        Map map = readMapOfStringListOfEntry(arguments.get("map"), "map");
                        Optional set = (Optional) optional(arguments.get("set") == null ? null : readSet(arguments.get("set"), "set"));
                        Object any = anyValue(arguments.get("any"), "any");
                        BigDecimal number = bigDecimalValue(arguments.get("number"), "number");
                        List own = readList(arguments.get("own"), "own");
                        return completed(instance.take(map, set, any, number, own));
                    }
                    default: {
                        // complete
                        Map<?, ?> arguments = arguments(invocation);
                        long delay = longValue(arguments.get("delay"), "delay");
                        return jsonLater(instance.complete(delay), mapper, "complete");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        LinkedHashMap readMapOfStringListOfEntry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readListOfEntry(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Tools.Set readSet(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ONE":
                        return Tools.Set.ONE;
                    case "TWO":
                        return Tools.Set.TWO;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"ONE\", \"TWO\"", value);
        }

        List readList(Object value, String path) {
            return (List) mapped(value, path, mapper, List.class, "an object (List)");
        }

        ArrayList readListOfEntry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readEntry(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Entry readEntry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Entry(
                        stringValue(members.get("key"), "key"),
                        readListOfInteger(members.get("values"), "values"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, optional, intValue, longValue, stringValue,
        //     bigDecimalValue, elements, members, decimal, whole, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, json,
        //     jsonLater, Delivery, JsonDelivery, Fault
        // End of the runtime helpers.
    }
}
