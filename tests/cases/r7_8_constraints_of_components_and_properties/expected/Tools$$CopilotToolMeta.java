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
import java.lang.CharSequence;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Flat.",
                structure(
                    object(
                        "name", object("type", "string", "minLength", 1, "pattern", "\\S"),
                        "count", object("type", "integer", "minimum", 1),
                        "tags", object("type", "array", "items", object("type", "string", "maxLength", 2))),
                    "name", "count", "tags"),
                new Handler(0, "flat", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Nested.",
                structure(
                    object(
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "name", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                    "count", object("type", "integer", "minimum", 1),
                                    "tags", object("type", "array", "items", object("type", "string", "maxLength", 2))),
                                "name", "count", "tags")),
                        "settings", structure(
                            object(
                                "level", object("type", "integer", "minimum", 1, "maximum", 5),
                                "name", object("type", "string", "minLength", 2)))),
                    "items", "settings"),
                new Handler(1, "nested", instance, mapper), null, null, null, null, null));
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
                        // flat
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Item record;
                        try {
                            record = new Tools.Item(
                                    readString(arguments.get("name"), "name"),
                                    readInt(arguments.get("count"), "count"),
                                    readListOfString(arguments.get("tags"), "tags"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.flat(record));
                    }
                    default: {
                        // nested
                        Map<?, ?> arguments = arguments(invocation);
                        List items = readListOfItem(arguments.get("items"), "items");
                        Tools.Settings settings = readSettings(arguments.get("settings"), "settings");
                        return completed(instance.nested(items, settings));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            notBlank(result, path);
            return result;
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readString2(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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

        Tools.Settings readSettings(Object value, String path) {
            return (Tools.Settings) mapped(value, path, mapper, Tools.Settings.class, "an object (Tools.Settings)");
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 2, path);
            return result;
        }

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(
                        readString(members.get("name"), "name"),
                        readInt(members.get("count"), "count"),
                        readListOfString(members.get("tags"), "tags"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, elements, members, decimal, whole,
        //     wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, atLeast, textSize, notBlank,
        //     span, decimalText, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
