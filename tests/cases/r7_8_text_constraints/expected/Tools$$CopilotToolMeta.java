import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Texts.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 4),
                        "b", object("type", "string", "minLength", 1),
                        "c", object("type", "string", "minLength", 1, "pattern", "\\S"),
                        "d", object("type", "string", "pattern", "^(?:[a-z]+|\\d)$"),
                        "e", object("type", "string", "format", "email"),
                        "f", object("type", "string", "maxLength", 3),
                        "g", typed("string")),
                    "a", "b", "c", "d", "e", "f", "g"),
                new Handler(instance), null, null, null, null, null));
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
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // texts
                Map<?, ?> arguments = arguments(invocation);
                String a = readString(arguments.get("a"), "a");
                String b = readString2(arguments.get("b"), "b");
                String c = readString3(arguments.get("c"), "c");
                String d = readString4(arguments.get("d"), "d");
                String e = readString5(arguments.get("e"), "e");
                CharSequence f = readCharSequence(arguments.get("f"), "f");
                String g = stringValue(arguments.get("g"), "g");
                return completed(instance.texts(a, b, c, d, e, f, g));
            } catch (Fault fault) {
                return refused(fault, "texts");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+|\\d", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 4, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            return result;
        }

        String readString3(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            notBlank(result, path);
            return result;
        }

        String readString4(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN, path);
            return result;
        }

        String readString5(Object value, String path) {
            String result = stringValue(value, path);
            email(result, path);
            return result;
        }

        CharSequence readCharSequence(Object value, String path) {
            CharSequence result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        static void notBlank(CharSequence value, String path) {
            if (value.toString().isBlank()) {
                throw new Fault(path, "a string that is not blank", value.toString());
            }
        }

        static Pattern compiled(String expression, int flags) {
            try {
                return Pattern.compile(expression, flags);
            } catch (PatternSyntaxException | StackOverflowError broken) {
                return null;
            }
        }

        static void matches(CharSequence value, Pattern pattern, String path) {
            if (pattern == null) {
                throw new IllegalStateException("The @Pattern of '"
                        .concat(path)
                        .concat("' is no regular expression that java.util.regex compiles."));
            }
            boolean matching;
            try {
                matching = pattern.matcher(value).matches();
            } catch (StackOverflowError tooDeep) {
                matching = false;
            }
            if (!matching) {
                throw new Fault(path, "a string that matches ".concat(pattern.pattern()), value.toString());
            }
        }

        static void email(CharSequence value, String path) {
            String address = value.toString();
            int at = address.lastIndexOf('@');
            if (at < 1
                    || at > 64
                    || address.length() - at > 256
                    || !dotted(address, 0, at, "!#$%&'*+-/=?^_`{|}~", false)
                    || !isDomain(address, at + 1)) {
                throw new Fault(path, "an email address", address);
            }
        }

        private static boolean isDomain(String address, int start) {
            int last = address.length() - 1;
            if (start < last && address.charAt(start) == '[' && address.charAt(last) == ']') {
                return dotted(address, start + 1, last, ":", false);
            }
            return dotted(address, start, last + 1, "-", true);
        }

        private static boolean dotted(String address, int start, int end, String marks, boolean labels) {
            int length = 0;
            for (int i = start; i < end; i++) {
                char unit = address.charAt(i);
                if (unit == '.') {
                    if (length == 0 || (labels && address.charAt(i - 1) == '-')) {
                        return false;
                    }
                    length = 0;
                } else {
                    length++;
                    boolean mark = marks.indexOf(unit) >= 0;
                    boolean letter = unit < 0x80 ? Character.isLetterOrDigit(unit) : !Character.isSpaceChar(unit);
                    if ((!letter && !mark) || (labels && (length > 63 || (mark && length == 1)))) {
                        return false;
                    }
                }
            }
            return length > 0 && !(labels && address.charAt(end - 1) == '-');
        }

        private static String span(int least, int most, String unit) {
            StringBuilder out = new StringBuilder();
            if (least == most) {
                out.append("exactly ").append(least);
            } else if (most == Integer.MAX_VALUE) {
                out.append("at least ").append(least);
            } else if (least <= 0) {
                out.append("at most ").append(most);
            } else {
                out.append(least).append(" to ").append(most);
            }
            boolean one = most == 1 || (least == 1 && most == Integer.MAX_VALUE);
            return out.append(' ').append(unit).append(one ? "" : "s").toString();
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
