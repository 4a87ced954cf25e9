package io.github.copilottool.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.CopilotTools;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.AudioContent;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.Content;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.PdfFileContent;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.exception.ToolExecutionException;
import dev.langchain4j.internal.JsonSchemaElementUtils;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.MemoryId;
import dev.langchain4j.service.UserMessage;
import dev.langchain4j.service.tool.ToolErrorHandlerResult;
import io.github.copilottool.langchain4j.shop.HotelTools;
import io.github.copilottool.langchain4j.shop.ShopTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls tools by AI services whose model asks for them. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LangChain4jToolsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final ShopTools SHOP = new ShopTools();
    private static final LangChain4jTools TOOLS = LangChain4jTools.of(CopilotTools.of(SHOP));

    /** An AI service. */
    interface Assistant {
        String chat(String text);
    }

    /** An AI service with a memory. */
    interface Partner {
        String chat(@MemoryId Object memory, @UserMessage String text);
    }

    /** A model that asks for one call, and answers with its result. */
    private record Model(ToolExecutionRequest call, List<ChatRequest> requests) implements ChatModel {
        Model(String tool, String arguments) {
            this(
                    ToolExecutionRequest.builder()
                            .id("call-1")
                            .name(tool)
                            .arguments(arguments)
                            .build(),
                    new ArrayList<>());
        }

        @Override
        public ChatResponse doChat(ChatRequest request) {
            requests.add(request);
            AiMessage answer = requests.size() == 1 ? AiMessage.from(call) : AiMessage.from("done");
            return ChatResponse.builder().aiMessage(answer).build();
        }

        ToolExecutionResultMessage result() {
            List<ChatMessage> messages = requests.get(1).messages();
            return assertInstanceOf(ToolExecutionResultMessage.class, messages.get(messages.size() - 1));
        }
    }

    private static ToolExecutionResultMessage call(
            String tool, String arguments, UnaryOperator<AiServices<Partner>> options) {
        Model model = new Model(tool, arguments);
        AiServices<Partner> service = AiServices.builder(Partner.class)
                .chatModel(model)
                .chatMemoryProvider(id -> MessageWindowChatMemory.withMaxMessages(10));
        assertEquals("done", options.apply(service).build().chat("memory-1", "Do it."));
        return model.result();
    }

    private static ToolExecutionResultMessage call(String tool, String arguments) {
        return call(tool, arguments, service -> service.toolProvider(TOOLS));
    }

    @Test
    void the_library_is_of_the_version_that_the_build_names() {
        Map.of(AiServices.class, "tested.version", ToolSpecification.class, "tested.core")
                .forEach((type, version) -> {
                    String jar = type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .getPath();
                    assertTrue(jar.endsWith("-" + System.getProperty(version) + ".jar"), jar);
                });
    }

    @Test
    void a_service_offers_the_tools() {
        Model model = new Model("list_orders", "{}");
        Assistant assistant = AiServices.builder(Assistant.class)
                .chatModel(model)
                .toolProvider(LangChain4jTools.of(CopilotTools.of(new ShopTools())))
                .build();
        assertEquals("done", assistant.chat("Do it."));
        assertEquals(
                List.copyOf(TOOLS.tools().keySet()), model.requests().get(0).toolSpecifications());
    }

    @Test
    void the_model_gets_results() {
        ToolExecutionResultMessage record = call("place_order", "{\"id\": \"a\", \"pieces\": 3}");
        assertEquals("{\"id\":\"a\",\"pieces\":3}", record.text());
        assertEquals(false, record.isError());
        assertEquals(
                "[{\"id\":\"a\",\"pieces\":1},{\"id\":\"b\",\"pieces\":2}]",
                call("list_orders", "{}").text());
        assertEquals(
                "{\"id\":\"b\",\"pieces\":7}",
                call("ask_carrier", "{\"id\": \"b\"}").text());
        assertEquals(
                "{\"id\":\"b\",\"pieces\":7}",
                call("ask_carrier", "{\"id\": \"b\"}", service -> service.tools(TOOLS.tools()))
                        .text());
    }

    @Test
    void the_models_next_message_has_all_wrong_arguments() {
        ToolExecutionResultMessage refused = call("place_order", "{\"pieces\": 2.5}");
        assertEquals(
                "Tool place_order:\n- argument 'id' is required.\n- argument 'pieces' must be an integer, but was 2.5.",
                refused.text());
        assertEquals(true, refused.isError());
        for (String text : List.of("{\"id\": \"a\"", "[]", "no JSON")) {
            assertTrue(call("place_order", text).text().contains("must be an object"), text);
        }
        assertTrue(call("place_order", "").text().contains("'id' is required"));
    }

    @Test
    void an_exception_that_is_an_answer_is_the_text() {
        ToolExecutionResultMessage answer = call("place_order", "{\"id\": \"gone\", \"pieces\": 1}");
        assertEquals("Tool place_order: Nothing is left of gone.", answer.text());
        assertEquals(true, answer.isError());
    }

    @Test
    void another_exception_is_for_the_error_handler_of_the_service() {
        String arguments = "{\"id\": \"broken\", \"pieces\": 1}";
        assertEquals("The disk is full.", call("place_order", arguments).text());
        ToolExecutionResultMessage handled = call("place_order", arguments, service -> service.toolProvider(TOOLS)
                .toolExecutionErrorHandler((error, context) -> ToolErrorHandlerResult.text(
                        "failed with a " + error.getClass().getSimpleName())));
        assertEquals("failed with a IllegalStateException", handled.text());
        assertEquals(true, handled.isError());
    }

    @Test
    void files_are_contents() {
        List<Content> contents = call("show", "{}").contents();
        assertEquals(
                List.of(
                        TextContent.from("Here they are."),
                        TextContent.from("A shelf"),
                        ImageContent.from("AQID", "image/png"),
                        AudioContent.from("AQID", "audio/wav"),
                        PdfFileContent.from("AQID", "application/pdf")),
                contents);
        assertEquals(
                List.of(ImageContent.from("AQID", "image/gif")),
                call("draw", "{\"type\": \"image/gif\"}").contents());
        assertEquals(
                "The tool draw returned a file of the type application/zip, which langchain4j cannot pass to a model.",
                call("draw", "{\"type\": \"application/zip\"}").text());
    }

    @Test
    void a_tool_knows_its_call() {
        assertEquals("who_calls call-1 memory-1 chat", call("who_calls", "{}").text());
    }

    @Test
    void an_interrupt_cancels_a_call() throws InterruptedException {
        var executor = TOOLS.tools().entrySet().stream()
                .filter(each -> each.getKey().name().equals("wait_long"))
                .findFirst()
                .orElseThrow()
                .getValue();
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        Thread thread = new Thread(() -> thrown.complete(assertThrows(
                ToolExecutionException.class,
                () -> executor.execute(
                        ToolExecutionRequest.builder().name("wait_long").build(), null))));
        thread.start();
        SHOP.awaitCall();
        thread.interrupt();
        assertInstanceOf(InterruptedException.class, thrown.join().getCause());
    }

    @Test
    void calls_run_at_once() {
        var threads = Executors.newFixedThreadPool(50);
        List<CompletableFuture<String>> calls = IntStream.range(0, 50)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                        () -> call("ask_carrier", "{\"id\": \"" + i + "\"}").text(), threads))
                .toList();
        for (int i = 0; i < 50; i++) {
            assertEquals("{\"id\":\"" + i + "\",\"pieces\":7}", calls.get(i).join());
        }
        threads.shutdown();
    }

    @Test
    @Tag("R1.8")
    void a_tool_of_langchain4j_reports_all_wrong_arguments() {
        List<ToolDefinition> hotel = CopilotTools.of(new HotelTools());
        String wrong = "{\"nights\": \"two\", \"price\": 9.5}";
        assertEquals(
                "Tool book:\n- argument 'nights' must be an integer, but was \"two\".\n"
                        + "- argument 'price' must be an integer, but was 9.5.",
                call("book", wrong, service -> service.toolProvider(LangChain4jTools.of(hotel)))
                        .text());
        String fraction = "{\"stay\": {\"nights\": 2.5}}";
        assertEquals(
                "Tool extend: argument 'stay.nights' must be an integer, but was 2.5.",
                call("extend", fraction, service -> service.toolProvider(LangChain4jTools.of(hotel)))
                        .text());
        // The library itself throws into the application, or truncates.
        assertEquals(
                "2 nights",
                call("extend", fraction, service -> service.tools(new HotelTools()))
                        .text());
        assertThrows(RuntimeException.class, () -> call("book", wrong, service -> service.tools(new HotelTools())));
    }

    @Test
    void schemas_are_those_of_the_definitions() throws Exception {
        for (ToolDefinition each : CopilotTools.of(SHOP, new HotelTools())) {
            JsonNode ours = MAPPER.valueToTree(each.parameters());
            if (each.name().equals("describe")) {
                // langchain4j writes both into each object that has only a type and a description.
                ObjectNode values = (ObjectNode) ours.at("/properties/values");
                values.putObject("properties");
                values.putArray("required");
            }
            assertEquals(ours, sent(each));
        }
    }

    @Test
    void of_the_arguments_as_a_whole_only_the_members_that_langchain4j_has_are_sent() throws Exception {
        String shared = "\"type\": \"object\", \"properties\": {\"a\": {\"const\": 1}}, \"required\": [\"a\"]";
        assertEquals(MAPPER.readTree("{" + shared + "}"), sent("{" + shared + ", \"minProperties\": 1}"));
        assertEquals(MAPPER.readTree("{" + shared + "}"), sent("{" + shared + ", \"additionalProperties\": {}}"));
        // langchain4j has it, but sends it for strict tools only.
        assertEquals(MAPPER.readTree("{" + shared + "}"), sent("{" + shared + ", \"additionalProperties\": false}"));
        assertEquals(MAPPER.readTree("{\"type\": \"object\", \"properties\": {}, \"required\": []}"), sent("{}"));
        assertThrows(IllegalArgumentException.class, () -> sent("{\"type\": \"array\"}"));
    }

    private static JsonNode sent(String parameters) throws Exception {
        Map<String, Object> schema = MAPPER.readValue(parameters, new TypeReference<>() {});
        return sent(ToolDefinition.create("tool", "A tool.", schema, call -> null));
    }

    /** Returns the parameters as the modules of model providers write them. */
    private static JsonNode sent(ToolDefinition definition) {
        ToolSpecification specification = LangChain4jTools.of(List.of(definition))
                .tools()
                .keySet()
                .iterator()
                .next();
        assertEquals(definition.name(), specification.name());
        assertEquals(definition.description(), specification.description());
        return MAPPER.valueToTree(JsonSchemaElementUtils.toMap(specification.parameters()));
    }
}
