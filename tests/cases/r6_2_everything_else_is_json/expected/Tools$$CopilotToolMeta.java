import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.IllegalStateException;
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
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(14);
        tools.add(number(new Handler(0, "number", instance, mapper)));
        tools.add(half(new Handler(1, "half", instance, mapper)));
        tools.add(yes(new Handler(2, "yes", instance, mapper)));
        tools.add(letter(new Handler(3, "letter", instance, mapper)));
        tools.add(colour(new Handler(4, "colour", instance, mapper)));
        tools.add(point(new Handler(5, "point", instance, mapper)));
        tools.add(points(new Handler(6, "points", instance, mapper)));
        tools.add(numbers(new Handler(7, "numbers", instance, mapper)));
        tools.add(day(new Handler(8, "day", instance, mapper)));
        tools.add(text(new Handler(9, "text", instance, mapper)));
        tools.add(none(new Handler(10, "none", instance, mapper)));
        tools.add(later(new Handler(11, "later", instance, mapper)));
        tools.add(stage(new Handler(12, "stage", instance, mapper)));
        tools.add(laterNone(new Handler(13, "later_none", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // number
    private static ToolDefinition number(ToolHandler handler) {
        return new ToolDefinition(
                "number",
                "Int.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // half
    private static ToolDefinition half(ToolHandler handler) {
        return new ToolDefinition(
                "half",
                "Double.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // yes
    private static ToolDefinition yes(ToolHandler handler) {
        return new ToolDefinition(
                "yes",
                "Boolean.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // letter
    private static ToolDefinition letter(ToolHandler handler) {
        return new ToolDefinition(
                "letter",
                "Char.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // colour
    private static ToolDefinition colour(ToolHandler handler) {
        return new ToolDefinition(
                "colour",
                "Enum.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // point
    private static ToolDefinition point(ToolHandler handler) {
        return new ToolDefinition(
                "point",
                "Record.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // points
    private static ToolDefinition points(ToolHandler handler) {
        return new ToolDefinition(
                "points",
                "List.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // numbers
    private static ToolDefinition numbers(ToolHandler handler) {
        return new ToolDefinition(
                "numbers",
                "Array.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // day
    private static ToolDefinition day(ToolHandler handler) {
        return new ToolDefinition(
                "day",
                "Date.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // text
    private static ToolDefinition text(ToolHandler handler) {
        return new ToolDefinition(
                "text",
                "Text.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // none
    private static ToolDefinition none(ToolHandler handler) {
        return new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // later
    private static ToolDefinition later(ToolHandler handler) {
        return new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // stage
    private static ToolDefinition stage(ToolHandler handler) {
        return new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // later_none
    private static ToolDefinition laterNone(ToolHandler handler) {
        return new ToolDefinition(
                "later_none",
                "Future null.",
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
                        return number(invocation);
                    case 1:
                        return half(invocation);
                    case 2:
                        return yes(invocation);
                    case 3:
                        return letter(invocation);
                    case 4:
                        return colour(invocation);
                    case 5:
                        return point(invocation);
                    case 6:
                        return points(invocation);
                    case 7:
                        return numbers(invocation);
                    case 8:
                        return day(invocation);
                    case 9:
                        return text(invocation);
                    case 10:
                        return none(invocation);
                    case 11:
                        return later(invocation);
                    case 12:
                        return stage(invocation);
                    default:
                        return laterNone(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // number
        CompletableFuture<Object> number(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.number(), mapper));
        }

        // half
        CompletableFuture<Object> half(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.half(), mapper));
        }

        // yes
        CompletableFuture<Object> yes(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.yes(), mapper));
        }

        // letter
        CompletableFuture<Object> letter(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.letter(), mapper));
        }

        // colour
        CompletableFuture<Object> colour(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.colour(), mapper));
        }

        // point
        CompletableFuture<Object> point(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.point(), mapper));
        }

        // points
        CompletableFuture<Object> points(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.points(), mapper));
        }

        // numbers
        CompletableFuture<Object> numbers(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.numbers(), mapper));
        }

        // day
        CompletableFuture<Object> day(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.day(), mapper));
        }

        // text
        CompletableFuture<Object> text(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.text(), mapper));
        }

        // none
        CompletableFuture<Object> none(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.none(), mapper));
        }

        // later
        CompletableFuture<Object> later(ToolInvocation invocation) throws Throwable {
            return jsonLater(instance.later(), mapper, "later");
        }

        // stage
        CompletableFuture<Object> stage(ToolInvocation invocation) throws Throwable {
            return jsonLater(instance.stage(), mapper, "stage");
        }

        // later_none
        CompletableFuture<Object> laterNone(ToolInvocation invocation) throws Throwable {
            return jsonLater(instance.laterNone(), mapper, "later_none");
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

        static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
            return mapper.writeValueAsString(value);
        }

        static CompletableFuture<Object> jsonLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
            return new JsonDelivery(mapper).of(stage, tool);
        }

        static class Delivery implements BiConsumer<Object, Throwable> {
            private final CompletableFuture<Object> answer = new CompletableFuture<Object>();
            final CompletableFuture<Object> of(CompletionStage<?> stage, String tool) {
                try {
                    if (stage == null) {
                        throw new IllegalStateException(
                                "Tool ".concat(tool).concat(" returned null where it promises a future."));
                    }
                    stage.whenComplete(this);
                } catch (Throwable failure) {
                    answer.completeExceptionally(failure);
                }
                return answer;
            }
            @Override
            public final void accept(Object value, Throwable failure) {
                try {
                    if (failure == null) {
                        answer.complete(answer(value));
                    } else {
                        boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
                        answer.completeExceptionally(wrapped ? failure.getCause() : failure);
                    }
                } catch (Throwable thrown) {
                    answer.completeExceptionally(thrown);
                }
            }
            Object answer(Object value) throws JsonProcessingException {
                return value;
            }
        }

        static final class JsonDelivery extends Delivery {
            private final ObjectMapper mapper;
            JsonDelivery(ObjectMapper mapper) {
                this.mapper = mapper;
            }
            @Override
            Object answer(Object value) throws JsonProcessingException {
                return json(value, mapper);
            }
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
