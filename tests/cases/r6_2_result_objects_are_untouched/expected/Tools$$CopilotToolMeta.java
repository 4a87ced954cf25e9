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
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // result
        tools.add(new ToolDefinition(
                "result",
                "Object.",
                structure(object()),
                new Handler(0, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                new Handler(1, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                new Handler(2, "stage", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Any.",
                structure(object("choice", typed("integer")), "choice"),
                new Handler(3, "any", instance, mapper), null, null, null, null, null));
        // any_later
        tools.add(new ToolDefinition(
                "any_later",
                "Any later.",
                structure(object()),
                new Handler(4, "any_later", instance, mapper), null, null, null, null, null));
        // unknown_later
        tools.add(new ToolDefinition(
                "unknown_later",
                "Unknown later.",
                structure(object()),
                new Handler(5, "unknown_later", instance, mapper), null, null, null, null, null));
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

    static LinkedHashMap<String, Object> typed(String type) {
        return object("type", type);
    }

    static LinkedHashMap<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
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
                        // result
                        return completed(instance.result());
                    }
                    case 1: {
                        // later
                        return resultLater(instance.later(), "later");
                    }
                    case 2: {
                        // stage
                        return resultLater(instance.stage(), "stage");
                    }
                    case 3: {
                        // any
                        Map<?, ?> arguments = arguments(invocation);
                        int choice = intValue(arguments.get("choice"), "choice");
                        return completed(jsonOrResult(instance.any(choice), mapper));
                    }
                    case 4: {
                        // any_later
                        return jsonOrResultLater(instance.anyLater(), mapper, "any_later");
                    }
                    default: {
                        // unknown_later
                        return jsonOrResultLater(instance.unknownLater(), mapper, "unknown_later");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final int MOST_DIGITS = 100_000;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            if (value instanceof BigDecimal) {
                return (BigDecimal) value;
            }
            if (value instanceof Number || value instanceof String) {
                String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                    try {
                        return new BigDecimal(text);
                    } catch (NumberFormatException beyond) {
                        throw new Fault(path, expected, value);
                    }
                }
            }
            throw new Fault(path, expected, value);
        }

        static long whole(Object value, String path, long least, long most, String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault(path, expected, value);
            }
            throw new Fault(path, expected, value);
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

        static CompletableFuture<Object> resultLater(CompletionStage<?> stage, String tool) {
            return new Delivery().of(stage, tool);
        }

        static CompletableFuture<Object> jsonOrResultLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
            return new JsonOrResultDelivery(mapper).of(stage, tool);
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
