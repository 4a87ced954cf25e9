import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        tools.add(setCurrentPhase(new Handler(0, "set_current_phase", instance)));
        tools.add(ping(new Handler(1, "ping", instance)));
        tools.add(three(new Handler(2, "Exact-Name_1", instance)));
        tools.add(already_snake(new Handler(3, "already_snake", instance)));
        tools.add(list2Items(new Handler(4, "list2_items", instance)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // set_current_phase
    private static ToolDefinition setCurrentPhase(ToolHandler handler) {
        return new ToolDefinition(
                "set_current_phase",
                "One.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // ping
    private static ToolDefinition ping(ToolHandler handler) {
        return new ToolDefinition(
                "ping",
                "Two.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // Exact-Name_1
    private static ToolDefinition three(ToolHandler handler) {
        return new ToolDefinition(
                "Exact-Name_1",
                "Three.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // already_snake
    private static ToolDefinition already_snake(ToolHandler handler) {
        return new ToolDefinition(
                "already_snake",
                "Four.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // list2_items
    private static ToolDefinition list2Items(ToolHandler handler) {
        return new ToolDefinition(
                "list2_items",
                "Five.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    static LinkedHashMap<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        Collections.<Object>addAll(result, values);
        return result;
    }

    static LinkedHashMap<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

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
                    case 0:
                        return setCurrentPhase(invocation);
                    case 1:
                        return ping(invocation);
                    case 2:
                        return three(invocation);
                    case 3:
                        return already_snake(invocation);
                    default:
                        return list2Items(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // set_current_phase
        CompletableFuture<Object> setCurrentPhase(ToolInvocation invocation) throws Throwable {
            instance.setCurrentPhase();
            return completed("Success");
        }

        // ping
        CompletableFuture<Object> ping(ToolInvocation invocation) throws Throwable {
            instance.ping();
            return completed("Success");
        }

        // Exact-Name_1
        CompletableFuture<Object> three(ToolInvocation invocation) throws Throwable {
            instance.three();
            return completed("Success");
        }

        // already_snake
        CompletableFuture<Object> already_snake(ToolInvocation invocation) throws Throwable {
            instance.already_snake();
            return completed("Success");
        }

        // list2_items
        CompletableFuture<Object> list2Items(ToolInvocation invocation) throws Throwable {
            instance.list2Items();
            return completed("Success");
        }

        static CompletableFuture<Object> completed(Object value) {
            return CompletableFuture.<Object>completedFuture(value);
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            return CompletableFuture.<Object>failedFuture(failure);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private String path;
            private final String expected;
            private final String came;
            Fault(String path, String expected, Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault(String path, String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault under(String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            String text(String start) {
                boolean isRoot = path.isEmpty();
                String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static String shown(Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof String) {
                        return new ObjectMapper().writeValueAsString(cut((String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "a value of type ".concat(value.getClass().getSimpleName());
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return new String(kept.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            }
        }
    }
}
