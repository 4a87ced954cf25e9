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
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "b", object("type", "integer", "description", "D.", "default", -128),
                        "s", object("type", "integer", "description", "D.", "default", 32767),
                        "i", object("type", "integer", "description", "D.", "default", 2147483647),
                        "l", object("type", "integer", "description", "D.", "default", 9223372036854775807L),
                        "boxed", object("type", "integer", "description", "D.", "default", -5),
                        "boxedLong", object("type", "integer", "description", "D.", "default", 3000000000L),
                        "big", object(
                            "type", "integer",
                            "description", "D.",
                            "default", new BigInteger("123456789012345678901234567890")),
                        "oi", object("type", "integer", "description", "D.", "default", 4),
                        "ol", object("type", "integer", "description", "D.", "default", 5))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                byte b = byteValue(orDefault(arguments.get("b"), -128), "b");
                short s = shortValue(orDefault(arguments.get("s"), 32767), "s");
                int i = intValue(orDefault(arguments.get("i"), 2147483647), "i");
                long l = longValue(orDefault(arguments.get("l"), 9223372036854775807L), "l");
                Integer boxed = intValue(orDefault(arguments.get("boxed"), -5), "boxed");
                Long boxedLong = longValue(orDefault(arguments.get("boxedLong"), 3000000000L), "boxedLong");
                BigInteger big = bigIntegerValue(orDefault(arguments.get("big"), new BigInteger("123456789012345678901234567890")), "big");
                OptionalInt oi = OptionalInt.of(intValue(orDefault(arguments.get("oi"), 4), "oi"));
                OptionalLong ol = OptionalLong.of(longValue(orDefault(arguments.get("ol"), 5), "ol"));
                return completed(instance.show(b, s, i, l, boxed, boxedLong, big, oi, ol));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, byteValue, shortValue, intValue, longValue, bigIntegerValue,
        //     decimal, whole, wholeNumber, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
