import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Boolean;
import java.lang.Character;
import java.lang.Integer;
import java.lang.Number;
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
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(20);
        tools.add(tool0(new Handler(0, "bash", instance, mapper)));
        tools.add(tool1(new Handler(1, "read_bash", instance, mapper)));
        tools.add(tool2(new Handler(2, "stop_bash", instance, mapper)));
        tools.add(tool3(new Handler(3, "list_bash", instance, mapper)));
        tools.add(tool4(new Handler(4, "view", instance, mapper)));
        tools.add(tool5(new Handler(5, "create", instance, mapper)));
        tools.add(tool6(new Handler(6, "edit", instance, mapper)));
        tools.add(tool7(new Handler(7, "grep", instance, mapper)));
        tools.add(tool8(new Handler(8, "glob", instance, mapper)));
        tools.add(tool9(new Handler(9, "rg", instance, mapper)));
        tools.add(tool10(new Handler(10, "apply_patch", instance, mapper)));
        tools.add(tool11(new Handler(11, "web_fetch", instance, mapper)));
        tools.add(tool12(new Handler(12, "semantic_code_search", instance, mapper)));
        tools.add(tool13(new Handler(13, "skill", instance, mapper)));
        tools.add(tool14(new Handler(14, "sql", instance, mapper)));
        tools.add(tool15(new Handler(15, "task", instance, mapper)));
        tools.add(tool16(new Handler(16, "read_agent", instance, mapper)));
        tools.add(tool17(new Handler(17, "list_agents", instance, mapper)));
        tools.add(tool18(new Handler(18, "write_agent", instance, mapper)));
        tools.add(tool19(new Handler(19, "tool_search_tool", instance, mapper)));
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
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // read_bash
    private static ToolDefinition tool1(ToolHandler handler) {
        return new ToolDefinition(
                "read_bash",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // stop_bash
    private static ToolDefinition tool2(ToolHandler handler) {
        return new ToolDefinition(
                "stop_bash",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // list_bash
    private static ToolDefinition tool3(ToolHandler handler) {
        return new ToolDefinition(
                "list_bash",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // view
    private static ToolDefinition tool4(ToolHandler handler) {
        return new ToolDefinition(
                "view",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // create
    private static ToolDefinition tool5(ToolHandler handler) {
        return new ToolDefinition(
                "create",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // edit
    private static ToolDefinition tool6(ToolHandler handler) {
        return new ToolDefinition(
                "edit",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // grep
    private static ToolDefinition tool7(ToolHandler handler) {
        return new ToolDefinition(
                "grep",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // glob
    private static ToolDefinition tool8(ToolHandler handler) {
        return new ToolDefinition(
                "glob",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // rg
    private static ToolDefinition tool9(ToolHandler handler) {
        return new ToolDefinition(
                "rg",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // apply_patch
    private static ToolDefinition tool10(ToolHandler handler) {
        return new ToolDefinition(
                "apply_patch",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // web_fetch
    private static ToolDefinition tool11(ToolHandler handler) {
        return new ToolDefinition(
                "web_fetch",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // semantic_code_search
    private static ToolDefinition tool12(ToolHandler handler) {
        return new ToolDefinition(
                "semantic_code_search",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // skill
    private static ToolDefinition tool13(ToolHandler handler) {
        return new ToolDefinition(
                "skill",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // sql
    private static ToolDefinition tool14(ToolHandler handler) {
        return new ToolDefinition(
                "sql",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // task
    private static ToolDefinition tool15(ToolHandler handler) {
        return new ToolDefinition(
                "task",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // read_agent
    private static ToolDefinition tool16(ToolHandler handler) {
        return new ToolDefinition(
                "read_agent",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // list_agents
    private static ToolDefinition tool17(ToolHandler handler) {
        return new ToolDefinition(
                "list_agents",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // write_agent
    private static ToolDefinition tool18(ToolHandler handler) {
        return new ToolDefinition(
                "write_agent",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
                handler, null, null, null, null, null);
    }

    // tool_search_tool
    private static ToolDefinition tool19(ToolHandler handler) {
        return new ToolDefinition(
                "tool_search_tool",
                "Built in.",
                object("type", "object", "properties", object(), "required", list()),
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

        static Object plain(Object value) {
            if (!(value instanceof JsonNode)) {
                return value;
            }
            JsonNode node = (JsonNode) value;
            if (node.isTextual()) {
                return node.textValue();
            }
            if (node.isNumber()) {
                return node.numberValue();
            }
            if (node.isBoolean()) {
                return node.booleanValue();
            }
            if (node.isArray()) {
                ArrayList<Object> result = new ArrayList<Object>(node.size());
                for (JsonNode element : node) {
                    result.add(element);
                }
                return result;
            }
            if (node.isObject()) {
                LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
                for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
                    String name = names.next();
                    result.put(name, node.get(name));
                }
                return result;
            }
            if (node instanceof BinaryNode) {
                return ((BinaryNode) node).binaryValue();
            }
            return node instanceof POJONode ? ((POJONode) node).getPojo() : null;
        }

        static void quote(String content, StringBuilder out, int limit) {
            out.append('"');
            for (int i = 0; i < content.length() && out.length() <= limit; i++) {
                char unit = content.charAt(i);
                if (unit == '"' || unit == '\\') {
                    out.append('\\').append(unit);
                } else if (unit == '\n') {
                    out.append("\\n");
                } else if (Character.isHighSurrogate(unit)
                        && i + 1 < content.length()
                        && Character.isLowSurrogate(content.charAt(i + 1))) {
                    out.append(unit).append(content.charAt(++i));
                } else if (unit < ' ' || Character.isSurrogate(unit)) {
                    String hex = Integer.toHexString(unit);
                    out.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    out.append(unit);
                }
            }
            out.append('"');
        }

        static CompletableFuture<Object> completed(Object value) {
            CompletableFuture<Object> answer = new CompletableFuture<Object>();
            answer.complete(value);
            return answer;
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            CompletableFuture<Object> answer = new CompletableFuture<Object>();
            answer.completeExceptionally(failure);
            return answer;
        }

        static Object refusal(Fault fault, String tool) {
            String sentence = fault.text(tool);
            return ToolResultObject.failure(sentence, sentence);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            return completed(refusal(fault, tool));
        }

        private static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private static final int SHOWN = 100;
            private static final int SHOWN_PATH = 500;
            private static final int PRINTED_BITS = 4096;
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
            String text(String tool) {
                return "Tool ".concat(tool).concat(": ").concat(getMessage());
            }
            @Override
            public String getMessage() {
                StringBuilder out = new StringBuilder();
                if (path.isEmpty()) {
                    out.append("the arguments ");
                } else {
                    out.append("argument '");
                    cut(out.append(path), out.length() - path.length() + SHOWN_PATH);
                    out.append("' ");
                }
                out.append(expected);
                if (came != null) {
                    out.append(path.isEmpty() ? ", but were " : ", but was ").append(came);
                }
                return out.append('.').toString();
            }
            private static String shown(Object value) {
                Object shown = plain(value);
                if (shown == null) {
                    return "missing or null";
                }
                StringBuilder out = new StringBuilder();
                if (shown instanceof String) {
                    quote((String) shown, out, SHOWN + 1);
                    if (out.length() > SHOWN + 2) {
                        out.setLength(out.length() - 1);
                        cut(out, SHOWN + 1);
                        out.insert(out.length() - 3, '"');
                    }
                } else {
                    print(shown, out);
                    cut(out, SHOWN);
                }
                return out.toString();
            }
            private static void cut(StringBuilder out, int limit) {
                if (out.length() > limit) {
                    out.setLength(Character.isHighSurrogate(out.charAt(limit - 1)) ? limit - 1 : limit);
                    out.append("...");
                }
            }
            private static void print(Object value, StringBuilder out) {
                Object shown = plain(value);
                if (shown == null || shown instanceof Boolean) {
                    out.append(shown);
                } else if (shown instanceof String || shown instanceof Character) {
                    quote(shown.toString(), out, SHOWN);
                } else if (shown instanceof Number) {
                    out.append(digits((Number) shown));
                } else if (shown instanceof Map) {
                    printMembers((Map<?, ?>) shown, out);
                } else if (shown instanceof Collection) {
                    printElements((Collection<?>) shown, out);
                } else if (shown instanceof Object[]) {
                    printElements(Arrays.<Object>asList((Object[]) shown), out);
                } else {
                    out.append("a value of type ").append(shown.getClass().getSimpleName());
                }
            }
            private static void printMembers(Map<?, ?> shown, StringBuilder out) {
                String separator = "{";
                for (Map.Entry<?, ?> member : shown.entrySet()) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    quote(String.valueOf(member.getKey()), out, SHOWN);
                    print(member.getValue(), out.append(": "));
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "{}" : "}");
            }
            private static void printElements(Collection<?> shown, StringBuilder out) {
                String separator = "[";
                for (Object element : shown) {
                    out.append(separator);
                    if (out.length() > SHOWN) {
                        return;
                    }
                    print(element, out);
                    separator = ", ";
                }
                out.append(shown.isEmpty() ? "[]" : "]");
            }
            private static String digits(Number number) {
                BigInteger unscaled = BigInteger.ZERO;
                if (number instanceof BigInteger) {
                    unscaled = (BigInteger) number;
                } else if (number instanceof BigDecimal) {
                    unscaled = ((BigDecimal) number).unscaledValue();
                }
                return unscaled.bitLength() > PRINTED_BITS ? "a number of more than 1000 digits" : number.toString();
            }
        }
    }
}
