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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
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
        // text
        tools.add(new ToolDefinition(
                "text",
                "String.",
                structure(object()),
                new Handler(0, "text", instance), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                new Handler(1, "none", instance), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Void.",
                structure(object()),
                new Handler(2, "nothing", instance), null, null, null, null, null));
        // boxed
        tools.add(new ToolDefinition(
                "boxed",
                "Boxed void.",
                structure(object()),
                new Handler(3, "boxed", instance), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future string.",
                structure(object()),
                new Handler(4, "later", instance), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage string.",
                structure(object()),
                new Handler(5, "stage", instance), null, null, null, null, null));
        // later_none
        tools.add(new ToolDefinition(
                "later_none",
                "Future null.",
                structure(object()),
                new Handler(6, "later_none", instance), null, null, null, null, null));
        // done
        tools.add(new ToolDefinition(
                "done",
                "Future void.",
                structure(object()),
                new Handler(7, "done", instance), null, null, null, null, null));
        // stage_done
        tools.add(new ToolDefinition(
                "stage_done",
                "Stage void.",
                structure(object()),
                new Handler(8, "stage_done", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

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
                    case 0: {
                        // text
                        return completed(instance.text());
                    }
                    case 1: {
                        // none
                        return completed(instance.none());
                    }
                    case 2: {
                        // nothing
                        instance.nothing();
                        return completed("Success");
                    }
                    case 3: {
                        // boxed
                        instance.boxed();
                        return completed("Success");
                    }
                    case 4: {
                        // later
                        return textLater(instance.later(), "later");
                    }
                    case 5: {
                        // stage
                        return textLater(instance.stage(), "stage");
                    }
                    case 6: {
                        // later_none
                        return textLater(instance.laterNone(), "later_none");
                    }
                    case 7: {
                        // done
                        return successLater(instance.done(), "done");
                    }
                    default: {
                        // stage_done
                        return successLater(instance.stageDone(), "stage_done");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     completed, failed, refused, textLater, successLater, Delivery, SuccessDelivery, Fault
        // End of the runtime helpers.
    }
}
