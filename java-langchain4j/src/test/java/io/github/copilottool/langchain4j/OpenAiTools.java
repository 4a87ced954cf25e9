package io.github.copilottool.langchain4j;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.ClientCalls;
import com.openai.core.JsonValue;
import com.openai.models.FunctionDefinition;
import com.openai.models.FunctionParameters;
import com.openai.models.chat.completions.ChatCompletionCreateParams.Builder;
import com.openai.models.chat.completions.ChatCompletionMessageFunctionToolCall;
import com.openai.models.chat.completions.ChatCompletionToolMessageParam;
import java.util.concurrent.CompletionException;

final class OpenAiTools {
    static void offer(ToolDefinition tool, Builder chat) {
        var function = FunctionDefinition.builder().name(tool.name()).description(tool.description());
        function.parameters(JsonValue.from(tool.parameters()).convert(FunctionParameters.class));
        chat.addFunctionTool(function.build());
    }

    static void answer(ToolDefinition tool, ChatCompletionMessageFunctionToolCall call, Builder chat) {
        String text;
        try {
            var result = ClientCalls.call(tool, call.id(), call.function().arguments());
            text = result.textResultForLlm();
        } catch (CompletionException thrown) {
            // Log thrown.getCause(): its message may be nothing for the model.
            text = ClientCalls.GENERIC_FAILURE;
        }
        var message = ChatCompletionToolMessageParam.builder().toolCallId(call.id());
        chat.addMessage(message.content(text).build());
    }
}
