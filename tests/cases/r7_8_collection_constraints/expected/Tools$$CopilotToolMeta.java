import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "Collections.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string"), "minItems", 1, "maxItems", 2),
                        "b", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "c", object("type", "object", "additionalProperties", typed("integer"), "maxProperties", 1),
                        "d", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "e", object("type", "object", "additionalProperties", typed("string"), "minProperties", 1)),
                    "a", "b", "c", "d", "e"),
                new Handler(0, "collections", instance), null, null, null, null, null));
        // elements
        tools.add(new ToolDefinition(
                "elements",
                "Elements.",
                structure(
                    object(
                        "a", object("type", "array", "items", object("type", "string", "maxLength", 3)),
                        "b", object("type", "object", "additionalProperties", object("type", "integer", "minimum", 0)),
                        "c", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "integer", "minimum", 1), "minItems", 1)),
                        "d", object("type", "string", "minLength", 2)),
                    "a", "b", "c"),
                new Handler(1, "elements", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;

        Handler(int tool, String name, Tools instance) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // collections
                        Map<?, ?> arguments = arguments(invocation);
                        List a = readListOfString(arguments.get("a"), "a");
                        Set b = readSetOfInteger(arguments.get("b"), "b");
                        Map c = readMapOfStringInteger(arguments.get("c"), "c");
                        int[] d = readArrayOfInt(arguments.get("d"), "d");
                        Map e = readMapOfStringString(arguments.get("e"), "e");
                        return completed(instance.collections(a, b, c, d, e));
                    }
                    default: {
                        // elements
                        Map<?, ?> arguments = arguments(invocation);
                        List a = readListOfString2(arguments.get("a"), "a");
                        Map b = readMapOfStringInteger2(arguments.get("b"), "b");
                        List c = readListOfListOfInteger(arguments.get("c"), "c");
                        Optional d = (Optional) optional(arguments.get("d") == null ? null : readString(arguments.get("d"), "d"));
                        return completed(instance.elements(a, b, c, d));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        List readListOfString(Object value, String path) {
            List result = readListOfString3(value, path);
            arrayLength(result.size(), value, 1, 2, path);
            return result;
        }

        Set readSetOfInteger(Object value, String path) {
            Set result = readSetOfInteger2(value, path);
            arrayLength(result.size(), value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringInteger(Object value, String path) {
            Map result = readMapOfStringInteger3(value, path);
            memberCount(result, 0, 1, path);
            return result;
        }

        int[] readArrayOfInt(Object value, String path) {
            int[] result = readArrayOfInt2(value, path);
            arrayLength(result.length, value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringString(Object value, String path) {
            Map result = readMapOfStringString2(value, path);
            memberCount(result, 1, 2147483647, path);
            return result;
        }

        ArrayList readListOfString2(Object value, String path) {
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

        LinkedHashMap readMapOfStringInteger2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readInteger(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readListOfInteger(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 2147483647, path);
            return result;
        }

        ArrayList readListOfString3(Object value, String path) {
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

        LinkedHashSet readSetOfInteger2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedHashSet result = new LinkedHashSet();
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

        LinkedHashMap readMapOfStringInteger3(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        int[] readArrayOfInt2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringString2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atLeast(result, 0L, path);
            return result;
        }

        List readListOfInteger(Object value, String path) {
            List result = readListOfInteger2(value, path);
            arrayLength(result.size(), value, 1, 2147483647, path);
            return result;
        }

        ArrayList readListOfInteger2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readInteger2(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Integer readInteger2(Object value, String path) {
            Integer result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, optional, intValue, stringValue, elements, members, decimal,
        //     whole, childPath, elementPath, isSimpleName, quote, atLeast, textSize, arrayLength, memberCount,
        //     span, decimalText, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
