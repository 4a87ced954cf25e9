import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Boolean;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        tools.add(none(new Handler(0, "none", instance)));
        tools.add(off(new Handler(1, "off", instance)));
        tools.add(overrides(new Handler(2, "overrides", instance)));
        tools.add(skips(new Handler(3, "skips", instance)));
        tools.add(ends(new Handler(4, "ends", instance)));
        tools.add(auto(new Handler(5, "auto", instance)));
        tools.add(never(new Handler(6, "never", instance)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // none
    private static ToolDefinition none(ToolHandler handler) {
        return new ToolDefinition(
                "none",
                "None.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // off
    private static ToolDefinition off(ToolHandler handler) {
        return new ToolDefinition(
                "off",
                "All off.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // overrides
    private static ToolDefinition overrides(ToolHandler handler) {
        return new ToolDefinition(
                "overrides",
                "Overrides.",
                structure(object()),
                handler,
                Boolean.TRUE,
                null, null, null, null);
    }

    // skips
    private static ToolDefinition skips(ToolHandler handler) {
        return new ToolDefinition(
                "skips",
                "Skips.",
                structure(object()),
                handler, null,
                Boolean.TRUE,
                null, null, null);
    }

    // ends
    private static ToolDefinition ends(ToolHandler handler) {
        return new ToolDefinition(
                "ends",
                "Ends.",
                structure(object()),
                handler, null, null, null, null,
                Boolean.TRUE);
    }

    // auto
    private static ToolDefinition auto(ToolHandler handler) {
        return new ToolDefinition(
                "auto",
                "Auto.",
                structure(object()),
                handler, null, null,
                ToolDefer.AUTO,
                null, null);
    }

    // never
    private static ToolDefinition never(ToolHandler handler) {
        return new ToolDefinition(
                "never",
                "Never, and all the rest that go together.",
                structure(object()),
                handler, null,
                Boolean.TRUE,
                ToolDefer.NEVER,
                null,
                Boolean.TRUE);
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
                        return none(invocation);
                    case 1:
                        return off(invocation);
                    case 2:
                        return overrides(invocation);
                    case 3:
                        return skips(invocation);
                    case 4:
                        return ends(invocation);
                    case 5:
                        return auto(invocation);
                    default:
                        return never(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // none
        CompletableFuture<Object> none(ToolInvocation invocation) throws Throwable {
            instance.none();
            return completed("Success");
        }

        // off
        CompletableFuture<Object> off(ToolInvocation invocation) throws Throwable {
            instance.off();
            return completed("Success");
        }

        // overrides
        CompletableFuture<Object> overrides(ToolInvocation invocation) throws Throwable {
            instance.overrides();
            return completed("Success");
        }

        // skips
        CompletableFuture<Object> skips(ToolInvocation invocation) throws Throwable {
            instance.skips();
            return completed("Success");
        }

        // ends
        CompletableFuture<Object> ends(ToolInvocation invocation) throws Throwable {
            instance.ends();
            return completed("Success");
        }

        // auto
        CompletableFuture<Object> auto(ToolInvocation invocation) throws Throwable {
            instance.auto();
            return completed("Success");
        }

        // never
        CompletableFuture<Object> never(ToolInvocation invocation) throws Throwable {
            instance.never();
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
