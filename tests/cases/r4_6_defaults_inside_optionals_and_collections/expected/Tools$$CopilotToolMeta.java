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
import java.lang.Character;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Integer;
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
                        "one", object("type", "string", "enum", list("RED"), "description", "D.", "default", "RED"),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "enum", list("RED")),
                            "description", "D.",
                            "default", list("RED")),
                        "maybe", object("type", "array", "items", typed("integer"), "description", "D.", "default", list(1)),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("number")),
                            "description", "D.",
                            "default", object("RED", list(0.5))),
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x"),
                            "description", "D.",
                            "default", list(object("x", 1, "y", null))),
                        "number", object("type", "integer", "description", "D.", "default", 10))),
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
                // show
                Map<?, ?> arguments = arguments(invocation);
                Optional one = (Optional) optional(readColour(orDefault(arguments.get("one"), "RED"), "one"));
                List list = readListOfColour(orDefault(arguments.get("list"), list("RED")), "list");
                Optional maybe = (Optional) optional(readListOfInteger(orDefault(arguments.get("maybe"), list(1)), "maybe"));
                Map map = readMapOfColourListOfDouble(orDefault(arguments.get("map"), object("RED", list(0.5))), "map");
                List points = readListOfPoint(orDefault(arguments.get("points"), list(object("x", 1, "y", null))), "points");
                Optional number = (Optional) optional(intValue(orDefault(arguments.get("number"), 10), "number"));
                return completed(instance.show(one, list, maybe, map, points, number));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Colour readColour(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Colour.RED;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\"", value);
        }

        ArrayList readListOfColour(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColour(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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

        LinkedHashMap readMapOfColourListOfDouble(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColour(name, ""), readListOfDouble(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfPoint(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readPoint(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(doubleValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Point(
                        intValue(members.get("x"), "x"),
                        members.get("y") == null ? null : intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, optional, intValue, doubleValue, elements, members,
        //     decimal, whole, childPath, elementPath, isSimpleName, quote, rejected, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
