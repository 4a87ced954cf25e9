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
import java.lang.Boolean;
import java.lang.Character;
import java.lang.Double;
import java.lang.Exception;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(
                    object(
                        "numbers", object("type", "array", "items", typed("integer")),
                        "flags", object("type", "object", "additionalProperties", typed("boolean")),
                        "deep", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", typed("integer"))),
                        "inner", structure(
                            object("whole", typed("integer"), "flag", typed("boolean"), "part", typed("number")),
                            "whole", "flag", "part"),
                        "maybe", typed("integer"),
                        "primitive", typed("integer"),
                        "parts", object("type", "array", "items", typed("number"))),
                    "numbers", "flags", "deep", "inner", "parts"),
                new Handler(instance), null, null, null, null, null));
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

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // read
                Map<?, ?> arguments = arguments(invocation);
                List numbers = readListOfInteger(arguments.get("numbers"), "numbers");
                Map flags = readMapOfStringBoolean(arguments.get("flags"), "flags");
                List deep = readListOfMapOfStringLong(arguments.get("deep"), "deep");
                Tools.Inner inner = readInner(arguments.get("inner"), "inner");
                Optional maybe = (Optional) optional(arguments.get("maybe") == null ? null : longValue(arguments.get("maybe"), "maybe"));
                OptionalInt primitive = arguments.get("primitive") == null ? OptionalInt.empty() : OptionalInt.of(intValue(arguments.get("primitive"), "primitive"));
                double[] parts = readArrayOfDouble(arguments.get("parts"), "parts");
                return completed(instance.read(numbers, flags, deep, inner, maybe, primitive, parts));
            } catch (Fault fault) {
                return refused(fault, "read");
            } catch (Throwable failure) {
                return failed(failure);
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

        LinkedHashMap readMapOfStringBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), booleanValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfMapOfStringLong(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readMapOfStringLong(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Inner readInner(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Inner(
                        intValue(members.get("whole"), "whole"),
                        booleanValue(members.get("flag"), "flag"),
                        doubleValue(members.get("part"), "part"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        double[] readArrayOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            double[] result = new double[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = doubleValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringLong(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), longValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, optional, intValue, longValue, doubleValue, booleanValue,
        //     elements, members, decimal, whole, childPath, elementPath, isSimpleName, quote, rejected, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
