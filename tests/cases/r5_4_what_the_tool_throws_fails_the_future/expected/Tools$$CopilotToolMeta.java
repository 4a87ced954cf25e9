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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        tools.add(unchecked(new Handler(0, "unchecked", instance, mapper)));
        tools.add(checked(new Handler(1, "checked", instance, mapper)));
        tools.add(error(new Handler(2, "error", instance, mapper)));
        tools.add(endless(new Handler(3, "endless", instance, mapper)));
        tools.add(async(new Handler(4, "async", instance, mapper)));
        tools.add(stage(new Handler(5, "stage", instance, mapper)));
        tools.add(early(new Handler(6, "early", instance, mapper)));
        tools.add(linked(new Handler(7, "linked", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // unchecked
    private static ToolDefinition unchecked(ToolHandler handler) {
        return new ToolDefinition(
                "unchecked",
                "Unchecked.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // checked
    private static ToolDefinition checked(ToolHandler handler) {
        return new ToolDefinition(
                "checked",
                "Checked.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // error
    private static ToolDefinition error(ToolHandler handler) {
        return new ToolDefinition(
                "error",
                "Error.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // endless
    private static ToolDefinition endless(ToolHandler handler) {
        return new ToolDefinition(
                "endless",
                "Endless.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // async
    private static ToolDefinition async(ToolHandler handler) {
        return new ToolDefinition(
                "async",
                "Async.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // stage
    private static ToolDefinition stage(ToolHandler handler) {
        return new ToolDefinition(
                "stage",
                "Failed stage.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // early
    private static ToolDefinition early(ToolHandler handler) {
        return new ToolDefinition(
                "early",
                "Throws before its future.",
                structure(object()),
                handler, null, null, null, null, null);
    }

    // linked
    private static ToolDefinition linked(ToolHandler handler) {
        return new ToolDefinition(
                "linked",
                "Fails with an error.",
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
                        return unchecked(invocation);
                    case 1:
                        return checked(invocation);
                    case 2:
                        return error(invocation);
                    case 3:
                        return endless(invocation);
                    case 4:
                        return async(invocation);
                    case 5:
                        return stage(invocation);
                    case 6:
                        return early(invocation);
                    default:
                        return linked(invocation);
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // unchecked
        CompletableFuture<Object> unchecked(ToolInvocation invocation) throws Throwable {
            return completed(instance.unchecked());
        }

        // checked
        CompletableFuture<Object> checked(ToolInvocation invocation) throws Throwable {
            instance.checked();
            return completed("Success");
        }

        // error
        CompletableFuture<Object> error(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.error(), mapper));
        }

        // endless
        CompletableFuture<Object> endless(ToolInvocation invocation) throws Throwable {
            return completed(json(instance.endless(), mapper));
        }

        // async
        CompletableFuture<Object> async(ToolInvocation invocation) throws Throwable {
            return textLater(instance.async(), "async");
        }

        // stage
        CompletableFuture<Object> stage(ToolInvocation invocation) throws Throwable {
            return jsonLater(instance.stage(), mapper, "stage");
        }

        // early
        CompletableFuture<Object> early(ToolInvocation invocation) throws Throwable {
            return successLater(instance.early(), "early");
        }

        // linked
        CompletableFuture<Object> linked(ToolInvocation invocation) throws Throwable {
            return textLater(instance.linked(), "linked");
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

        static CompletableFuture<Object> textLater(CompletionStage<?> stage, String tool) {
            return new Delivery().of(stage, tool);
        }

        static CompletableFuture<Object> successLater(CompletionStage<?> stage, String tool) {
            return new SuccessDelivery().of(stage, tool);
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

        static final class SuccessDelivery extends Delivery {
            @Override
            Object answer(Object value) {
                return "Success";
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
