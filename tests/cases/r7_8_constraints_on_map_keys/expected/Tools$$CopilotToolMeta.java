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
import java.lang.Exception;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
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
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
        // maps
        tools.add(new ToolDefinition(
                "maps",
                "Maps.",
                structure(
                    object(
                        "names", object("type", "object", "additionalProperties", typed("integer")),
                        "numbers", object("type", "object", "additionalProperties", typed("string")),
                        "both", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", object("type", "string", "maxLength", 2))),
                        "held", structure(
                            object("counts", object("type", "object", "additionalProperties", typed("integer"))),
                            "counts")),
                    "names", "numbers", "both", "held"),
                new Handler(0, "maps", instance), null, null, null, null, null));
        // standard
        tools.add(new ToolDefinition(
                "standard",
                "A default.",
                structure(
                    object(
                        "names", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "Names.",
                            "default", object("abc", 1)))),
                new Handler(1, "standard", instance), null, null, null, null, null));
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
                        // maps
                        Map<?, ?> arguments = arguments(invocation);
                        Map names = readMapOfStringInteger(arguments.get("names"), "names");
                        TreeMap numbers = readTreeMapOfIntegerString(arguments.get("numbers"), "numbers");
                        List both = readListOfMapOfLongString(arguments.get("both"), "both");
                        Tools.Held held = readHeld(arguments.get("held"), "held");
                        return completed(instance.maps(names, numbers, both, held));
                    }
                    default: {
                        // standard
                        Map<?, ?> arguments = arguments(invocation);
                        Map names = readMapOfStringInteger(orDefault(arguments.get("names"), object("abc", 1)), "names");
                        return completed(instance.standard(names));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        LinkedHashMap readMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readString(name, ""), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        TreeMap readTreeMapOfIntegerString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readInteger(name, ""), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        ArrayList readListOfMapOfLongString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readMapOfLongString(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Held readHeld(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Held(readMapOfStringInteger2(members.get("counts"), "counts"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atMost(result, 5L, path);
            return result;
        }

        LinkedHashMap readMapOfLongString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readLong(name, ""), readString2(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
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
                    result.put(readString3(name, ""), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 2, path);
            return result;
        }

        Long readLong(Object value, String path) {
            Long result = longValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        String readString3(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN, path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, intValue, longValue, stringValue, elements, members,
        //     decimal, whole, childPath, elementPath, isSimpleName, quote, rejected, atLeast, atMost, textSize,
        //     compiled, matches, span, decimalText, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
