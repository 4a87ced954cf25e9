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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "Variable.",
                structure(object()),
                new Handler(0, "variable", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw future.",
                structure(object()),
                new Handler(1, "raw", instance, mapper), null, null, null, null, null));
        // bounded
        tools.add(new ToolDefinition(
                "bounded",
                "Bounded wildcard.",
                structure(object()),
                new Handler(2, "bounded", instance, mapper), null, null, null, null, null));
        // string
        tools.add(new ToolDefinition(
                "string",
                "String by a wildcard.",
                structure(object()),
                new Handler(3, "string", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "No result object.",
                structure(object()),
                new Handler(4, "none", instance, mapper), null, null, null, null, null));
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Bytes.",
                structure(object()),
                new Handler(5, "bytes", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text in an object.",
                structure(object()),
                new Handler(6, "text", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "Future of an optional result.",
                structure(object()),
                new Handler(7, "optional", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
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
        for (Object value : values) {
            result.add(value);
        }
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
                    case 0: {
                        // variable
                        return completed(jsonOrResult(instance.variable(), mapper));
                    }
                    case 1: {
                        // raw
                        return jsonOrResultLater(instance.raw(), mapper, "raw");
                    }
                    case 2: {
                        // bounded
                        return jsonLater(instance.bounded(), mapper, "bounded");
                    }
                    case 3: {
                        // string
                        return textLater(instance.string(), "string");
                    }
                    case 4: {
                        // none
                        return completed(instance.none());
                    }
                    case 5: {
                        // bytes
                        return completed(json(instance.bytes(), mapper));
                    }
                    case 6: {
                        // text
                        return completed(jsonOrResult(instance.text(), mapper));
                    }
                    default: {
                        // optional
                        return resultLater(presentLater(instance.optional(), "optional"), "optional");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
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

        static Object jsonOrResult(Object value, ObjectMapper mapper) throws JsonProcessingException {
            return value instanceof ToolResultObject ? value : json(value, mapper);
        }

        static Object present(Object value) {
            if (value instanceof Optional) {
                return ((Optional<?>) value).orElse(null);
            }
            if (value instanceof OptionalInt) {
                OptionalInt number = (OptionalInt) value;
                return number.isPresent() ? number.getAsInt() : null;
            }
            if (value instanceof OptionalLong) {
                OptionalLong number = (OptionalLong) value;
                return number.isPresent() ? number.getAsLong() : null;
            }
            if (value instanceof OptionalDouble) {
                OptionalDouble number = (OptionalDouble) value;
                return number.isPresent() ? number.getAsDouble() : null;
            }
            return value;
        }

        static CompletableFuture<Object> textLater(CompletionStage<?> stage, String tool) {
            return new Delivery().of(stage, tool);
        }

        static CompletableFuture<Object> resultLater(CompletionStage<?> stage, String tool) {
            return new Delivery().of(stage, tool);
        }

        static CompletableFuture<Object> jsonLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
            return new JsonDelivery(mapper).of(stage, tool);
        }

        static CompletableFuture<Object> jsonOrResultLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
            return new JsonOrResultDelivery(mapper).of(stage, tool);
        }

        static CompletableFuture<Object> presentLater(CompletionStage<?> stage, String tool) {
            return new PresentDelivery().of(stage, tool);
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

        static final class JsonOrResultDelivery extends Delivery {
            private final ObjectMapper mapper;
            JsonOrResultDelivery(ObjectMapper mapper) {
                this.mapper = mapper;
            }
            @Override
            Object answer(Object value) throws JsonProcessingException {
                return jsonOrResult(value, mapper);
            }
        }

        static final class PresentDelivery extends Delivery {
            @Override
            Object answer(Object value) {
                return present(value);
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
                    return "something that JSON cannot hold";
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return kept.replaceAll("\\p{Cs}", "?");
            }
        }
    }
}
