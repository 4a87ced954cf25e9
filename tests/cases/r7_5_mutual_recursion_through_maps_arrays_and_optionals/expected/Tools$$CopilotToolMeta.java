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
        // grow
        tools.add(new ToolDefinition(
                "grow",
                "Grows.",
                object(
                    "type", "object",
                    "properties", object(
                        "branch", object("$ref", "#/$defs/Branch"),
                        "plain", structure(object("weight", typed("integer")), "weight")),
                    "required", list("branch", "plain"),
                    "$defs", object(
                        "Branch", structure(
                            object(
                                "leaves", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Leaf")),
                                "next", object("$ref", "#/$defs/Branch")),
                            "leaves"),
                        "Leaf", structure(
                            object(
                                "above", object("type", "array", "items", object("$ref", "#/$defs/Branch")),
                                "plain", structure(object("weight", typed("integer")), "weight")),
                            "above", "plain"))),
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
                // grow
                Map<?, ?> arguments = arguments(invocation);
                Tools.Branch branch = readBranch(arguments.get("branch"), "branch");
                Tools.Plain plain = readPlain(arguments.get("plain"), "plain");
                return completed(instance.grow(branch, plain));
            } catch (Fault fault) {
                return refused(fault, "grow");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Branch readBranch(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Branch(
                        readMapOfStringLeaf(members.get("leaves"), "leaves"),
                        (Optional) optional(members.get("next") == null ? null : readBranch(members.get("next"), "next")));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Plain readPlain(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Plain(intValue(members.get("weight"), "weight"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LinkedHashMap readMapOfStringLeaf(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readLeaf(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Tools.Leaf readLeaf(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Leaf(
                        readArrayOfBranch(members.get("above"), "above"),
                        readPlain(members.get("plain"), "plain"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Branch[] readArrayOfBranch(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Branch[] result = new Tools.Branch[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readBranch(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, optional, intValue, elements, members, decimal, whole,
        //     childPath, elementPath, isSimpleName, quote, rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
