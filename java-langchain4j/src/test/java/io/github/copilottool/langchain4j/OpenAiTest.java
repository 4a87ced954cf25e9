package io.github.copilottool.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.ClientCalls;
import com.github.copilot.tool.runtime.CopilotTools;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.chat.completions.ChatCompletionCreateParams.Builder;
import com.openai.models.chat.completions.ChatCompletionMessage;
import com.sun.net.httpserver.HttpServer;
import io.github.copilottool.langchain4j.shop.ShopTools;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** The documentation's example of a client that takes JSON Schema, with a server that imitates OpenAI's service. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OpenAiTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Test
    void a_client_that_takes_json_schema() throws IOException {
        List<JsonNode> requests = new ArrayList<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.add(MAPPER.readTree(exchange.getRequestBody()));
            String call =
                    "\"tool_calls\": [{\"id\": \"call-1\", \"type\": \"function\", \"function\": {\"name\": \"place_order\","
                            + " \"arguments\": \"{\\\"pieces\\\": 2.5}\"}}], \"content\": null";
            byte[] body = ("{\"id\": \"1\", \"object\": \"chat.completion\", \"created\": 1, \"model\": \"m\","
                            + " \"choices\": [{\"index\": 0, \"finish_reason\": \"stop\", \"logprobs\": null, \"message\": {\"role\": \"assistant\","
                            + " \"refusal\": null, " + (requests.size() == 1 ? call : "\"content\": \"done\"") + "}}]}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        try {
            OpenAIClient openAi = OpenAIOkHttpClient.builder()
                    .apiKey("none")
                    .baseUrl("http://127.0.0.1:" + server.getAddress().getPort())
                    .build();
            List<ToolDefinition> tools = CopilotTools.of(new ShopTools());
            var chat = ChatCompletionCreateParams.builder().model("m").addUserMessage("Order two and a half.");
            tools.forEach(each -> OpenAiTools.offer(each, chat));
            var message = ask(openAi, chat);
            ToolDefinition placeOrder = tools.get(0);
            var call = message.toolCalls().orElseThrow().get(0).asFunction();
            OpenAiTools.answer(placeOrder, call, chat.addMessage(message));
            assertEquals("done", ask(openAi, chat).content().orElseThrow());
            for (int i = 0; i < tools.size(); i++) {
                assertEquals(
                        MAPPER.valueToTree(tools.get(i).parameters()),
                        requests.get(0).at("/tools/" + i + "/function/parameters"));
            }
            assertEquals(
                    "Tool place_order:\n- argument 'id' is required.\n- argument 'pieces' must be an integer, but was 2.5.",
                    requests.get(1).at("/messages/2/content").textValue());
            ToolDefinition throwing = ToolDefinition.from("fail", "Fails.", () -> {
                throw new IllegalStateException("a secret of the program");
            });
            OpenAiTools.answer(throwing, call, chat);
            ask(openAi, chat);
            assertEquals(
                    ClientCalls.GENERIC_FAILURE,
                    requests.get(2).at("/messages/3/content").textValue());
        } finally {
            server.stop(0);
        }
    }

    private static ChatCompletionMessage ask(OpenAIClient openAi, Builder chat) {
        return openAi.chat().completions().create(chat.build()).choices().get(0).message();
    }
}
