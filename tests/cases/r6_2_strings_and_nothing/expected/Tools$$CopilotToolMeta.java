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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        tools.add(text(new Handler(0, "text", instance)));
        tools.add(none(new Handler(1, "none", instance)));
        tools.add(nothing(new Handler(2, "nothing", instance)));
        tools.add(boxed(new Handler(3, "boxed", instance)));
        tools.add(later(new Handler(4, "later", instance)));
        tools.add(stage(new Handler(5, "stage", instance)));
        tools.add(laterNone(new Handler(6, "later_none", instance)));
        tools.add(done(new Handler(7, "done", instance)));
        tools.add(stageDone(new Handler(8, "stage_done", instance)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // text
    private static ToolDefinition text(ToolHandler handler) {
        return new ToolDefinition(
                "text",
                "String.",
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

    // nothing
    private static ToolDefinition nothing(ToolHandler handler) {
        return new ToolDefinition(
                "nothing",
                "Void.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // boxed
    private static ToolDefinition boxed(ToolHandler handler) {
        return new ToolDefinition(
                "boxed",
                "Boxed void.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // later
    private static ToolDefinition later(ToolHandler handler) {
        return new ToolDefinition(
                "later",
                "Future string.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // stage
    private static ToolDefinition stage(ToolHandler handler) {
        return new ToolDefinition(
                "stage",
                "Stage string.",
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

    // done
    private static ToolDefinition done(ToolHandler handler) {
        return new ToolDefinition(
                "done",
                "Future void.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // stage_done
    private static ToolDefinition stageDone(ToolHandler handler) {
        return new ToolDefinition(
                "stage_done",
                "Stage void.",
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
                        return text(invocation);
                    case 1:
                        return none(invocation);
                    case 2:
                        return nothing(invocation);
                    case 3:
                        return boxed(invocation);
                    case 4:
                        return later(invocation);
                    case 5:
                        return stage(invocation);
                    case 6:
                        return laterNone(invocation);
                    case 7:
                        return done(invocation);
                    default:
                        return stageDone(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // text
        CompletableFuture<Object> text(ToolInvocation invocation) throws Throwable {
            return completed(instance.text());
        }

        // none
        CompletableFuture<Object> none(ToolInvocation invocation) throws Throwable {
            return completed(instance.none());
        }

        // nothing
        CompletableFuture<Object> nothing(ToolInvocation invocation) throws Throwable {
            instance.nothing();
            return completed("Success");
        }

        // boxed
        CompletableFuture<Object> boxed(ToolInvocation invocation) throws Throwable {
            instance.boxed();
            return completed("Success");
        }

        // later
        CompletableFuture<Object> later(ToolInvocation invocation) throws Throwable {
            return textLater(instance.later(), "later");
        }

        // stage
        CompletableFuture<Object> stage(ToolInvocation invocation) throws Throwable {
            return textLater(instance.stage(), "stage");
        }

        // later_none
        CompletableFuture<Object> laterNone(ToolInvocation invocation) throws Throwable {
            return textLater(instance.laterNone(), "later_none");
        }

        // done
        CompletableFuture<Object> done(ToolInvocation invocation) throws Throwable {
            return successLater(instance.done(), "done");
        }

        // stage_done
        CompletableFuture<Object> stageDone(ToolInvocation invocation) throws Throwable {
            return successLater(instance.stageDone(), "stage_done");
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

        static CompletableFuture<Object> textLater(CompletionStage<?> stage, String tool) {
            return new Delivery().of(stage, tool);
        }

        static CompletableFuture<Object> successLater(CompletionStage<?> stage, String tool) {
            return new SuccessDelivery().of(stage, tool);
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

        static final class SuccessDelivery extends Delivery {
            @Override
            Object answer(Object value) {
                return "Success";
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
