import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Character;
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
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
        // save
        tools.add(new ToolDefinition(
                "save",
                "Saves.",
                structure(
                    object(
                        "name", typed("string"),
                        "address", structure(object("street", typed("string"), "town", typed("string")), "street"),
                        "others", object(
                            "type", "object",
                            "additionalProperties", structure(object("street", typed("string"), "town", typed("string")), "street"))),
                    "name", "address", "others"),
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
                // save
                Map<?, ?> arguments = arguments(invocation);
                Tools.Person record;
                try {
                    record = new Tools.Person(
                            stringValue(arguments.get("name"), "name"),
                            readAddress(arguments.get("address"), "address"),
                            readMapOfStringAddress(arguments.get("others"), "others"));
                } catch (Fault fault) {
                    throw fault;
                } catch (Exception refused) {
                    throw rejected("");
                }
                return completed(instance.save(record));
            } catch (Fault fault) {
                return refused(fault, "save");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Address readAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Address(
                        stringValue(members.get("street"), "street"),
                        (Optional) optional(members.get("town") == null ? null : stringValue(members.get("town"), "town")));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LinkedHashMap readMapOfStringAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readAddress(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        // Runtime helpers:
        //     SHOWN_NAME, arguments, optional, stringValue, members, childPath, isSimpleName, quote, rejected,
        //     completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
