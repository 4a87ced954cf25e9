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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(20);
        tools.add(tool0(new Handler(0, "bash", instance)));
        tools.add(tool1(new Handler(1, "read_bash", instance)));
        tools.add(tool2(new Handler(2, "stop_bash", instance)));
        tools.add(tool3(new Handler(3, "list_bash", instance)));
        tools.add(tool4(new Handler(4, "view", instance)));
        tools.add(tool5(new Handler(5, "create", instance)));
        tools.add(tool6(new Handler(6, "edit", instance)));
        tools.add(tool7(new Handler(7, "grep", instance)));
        tools.add(tool8(new Handler(8, "glob", instance)));
        tools.add(tool9(new Handler(9, "rg", instance)));
        tools.add(tool10(new Handler(10, "apply_patch", instance)));
        tools.add(tool11(new Handler(11, "web_fetch", instance)));
        tools.add(tool12(new Handler(12, "semantic_code_search", instance)));
        tools.add(tool13(new Handler(13, "skill", instance)));
        tools.add(tool14(new Handler(14, "sql", instance)));
        tools.add(tool15(new Handler(15, "task", instance)));
        tools.add(tool16(new Handler(16, "read_agent", instance)));
        tools.add(tool17(new Handler(17, "list_agents", instance)));
        tools.add(tool18(new Handler(18, "write_agent", instance)));
        tools.add(tool19(new Handler(19, "tool_search_tool", instance)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // bash
    private static ToolDefinition tool0(ToolHandler handler) {
        return new ToolDefinition(
                "bash",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // read_bash
    private static ToolDefinition tool1(ToolHandler handler) {
        return new ToolDefinition(
                "read_bash",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // stop_bash
    private static ToolDefinition tool2(ToolHandler handler) {
        return new ToolDefinition(
                "stop_bash",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // list_bash
    private static ToolDefinition tool3(ToolHandler handler) {
        return new ToolDefinition(
                "list_bash",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // view
    private static ToolDefinition tool4(ToolHandler handler) {
        return new ToolDefinition(
                "view",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // create
    private static ToolDefinition tool5(ToolHandler handler) {
        return new ToolDefinition(
                "create",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // edit
    private static ToolDefinition tool6(ToolHandler handler) {
        return new ToolDefinition(
                "edit",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // grep
    private static ToolDefinition tool7(ToolHandler handler) {
        return new ToolDefinition(
                "grep",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // glob
    private static ToolDefinition tool8(ToolHandler handler) {
        return new ToolDefinition(
                "glob",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // rg
    private static ToolDefinition tool9(ToolHandler handler) {
        return new ToolDefinition(
                "rg",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // apply_patch
    private static ToolDefinition tool10(ToolHandler handler) {
        return new ToolDefinition(
                "apply_patch",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // web_fetch
    private static ToolDefinition tool11(ToolHandler handler) {
        return new ToolDefinition(
                "web_fetch",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // semantic_code_search
    private static ToolDefinition tool12(ToolHandler handler) {
        return new ToolDefinition(
                "semantic_code_search",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // skill
    private static ToolDefinition tool13(ToolHandler handler) {
        return new ToolDefinition(
                "skill",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // sql
    private static ToolDefinition tool14(ToolHandler handler) {
        return new ToolDefinition(
                "sql",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // task
    private static ToolDefinition tool15(ToolHandler handler) {
        return new ToolDefinition(
                "task",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // read_agent
    private static ToolDefinition tool16(ToolHandler handler) {
        return new ToolDefinition(
                "read_agent",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // list_agents
    private static ToolDefinition tool17(ToolHandler handler) {
        return new ToolDefinition(
                "list_agents",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // write_agent
    private static ToolDefinition tool18(ToolHandler handler) {
        return new ToolDefinition(
                "write_agent",
                "Built in.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // tool_search_tool
    private static ToolDefinition tool19(ToolHandler handler) {
        return new ToolDefinition(
                "tool_search_tool",
                "Built in.",
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
                        return tool0(invocation);
                    case 1:
                        return tool1(invocation);
                    case 2:
                        return tool2(invocation);
                    case 3:
                        return tool3(invocation);
                    case 4:
                        return tool4(invocation);
                    case 5:
                        return tool5(invocation);
                    case 6:
                        return tool6(invocation);
                    case 7:
                        return tool7(invocation);
                    case 8:
                        return tool8(invocation);
                    case 9:
                        return tool9(invocation);
                    case 10:
                        return tool10(invocation);
                    case 11:
                        return tool11(invocation);
                    case 12:
                        return tool12(invocation);
                    case 13:
                        return tool13(invocation);
                    case 14:
                        return tool14(invocation);
                    case 15:
                        return tool15(invocation);
                    case 16:
                        return tool16(invocation);
                    case 17:
                        return tool17(invocation);
                    case 18:
                        return tool18(invocation);
                    default:
                        return tool19(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // bash
        CompletableFuture<Object> tool0(ToolInvocation invocation) throws Throwable {
            instance.tool0();
            return completed("Success");
        }

        // read_bash
        CompletableFuture<Object> tool1(ToolInvocation invocation) throws Throwable {
            instance.tool1();
            return completed("Success");
        }

        // stop_bash
        CompletableFuture<Object> tool2(ToolInvocation invocation) throws Throwable {
            instance.tool2();
            return completed("Success");
        }

        // list_bash
        CompletableFuture<Object> tool3(ToolInvocation invocation) throws Throwable {
            instance.tool3();
            return completed("Success");
        }

        // view
        CompletableFuture<Object> tool4(ToolInvocation invocation) throws Throwable {
            instance.tool4();
            return completed("Success");
        }

        // create
        CompletableFuture<Object> tool5(ToolInvocation invocation) throws Throwable {
            instance.tool5();
            return completed("Success");
        }

        // edit
        CompletableFuture<Object> tool6(ToolInvocation invocation) throws Throwable {
            instance.tool6();
            return completed("Success");
        }

        // grep
        CompletableFuture<Object> tool7(ToolInvocation invocation) throws Throwable {
            instance.tool7();
            return completed("Success");
        }

        // glob
        CompletableFuture<Object> tool8(ToolInvocation invocation) throws Throwable {
            instance.tool8();
            return completed("Success");
        }

        // rg
        CompletableFuture<Object> tool9(ToolInvocation invocation) throws Throwable {
            instance.tool9();
            return completed("Success");
        }

        // apply_patch
        CompletableFuture<Object> tool10(ToolInvocation invocation) throws Throwable {
            instance.tool10();
            return completed("Success");
        }

        // web_fetch
        CompletableFuture<Object> tool11(ToolInvocation invocation) throws Throwable {
            instance.tool11();
            return completed("Success");
        }

        // semantic_code_search
        CompletableFuture<Object> tool12(ToolInvocation invocation) throws Throwable {
            instance.tool12();
            return completed("Success");
        }

        // skill
        CompletableFuture<Object> tool13(ToolInvocation invocation) throws Throwable {
            instance.tool13();
            return completed("Success");
        }

        // sql
        CompletableFuture<Object> tool14(ToolInvocation invocation) throws Throwable {
            instance.tool14();
            return completed("Success");
        }

        // task
        CompletableFuture<Object> tool15(ToolInvocation invocation) throws Throwable {
            instance.tool15();
            return completed("Success");
        }

        // read_agent
        CompletableFuture<Object> tool16(ToolInvocation invocation) throws Throwable {
            instance.tool16();
            return completed("Success");
        }

        // list_agents
        CompletableFuture<Object> tool17(ToolInvocation invocation) throws Throwable {
            instance.tool17();
            return completed("Success");
        }

        // write_agent
        CompletableFuture<Object> tool18(ToolInvocation invocation) throws Throwable {
            instance.tool18();
            return completed("Success");
        }

        // tool_search_tool
        CompletableFuture<Object> tool19(ToolInvocation invocation) throws Throwable {
            instance.tool19();
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
