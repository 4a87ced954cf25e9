package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.lang.System.Logger.Level;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** One tool in the forms that the MCP SDK accepts. */
final class ServedTool {
    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    private final ToolDefinition definition;
    private final Tool tool;
    private final CallResults results;

    private ServedTool(ToolDefinition definition, Tool tool, CallResults results) {
        this.definition = definition;
        this.tool = tool;
        this.results = results;
    }

    static ServedTool of(ToolDefinition definition, OutputSchemas outputSchemas, Consumer<String> warnings) {
        Hints hints = Hints.of(definition, warnings);
        CallResults results = new CallResults(definition.name(), outputSchemas.of(definition));
        Tool tool = Tool.builder(definition.name(), ToolSchema.ofArguments(definition))
                .title(hints.title())
                .description(definition.description())
                .outputSchema(results.advertised())
                .annotations(hints.annotations())
                .build();
        return new ServedTool(definition, tool, results);
    }

    String name() {
        return definition.name();
    }

    McpServerFeatures.SyncToolSpecification sync() {
        return new McpServerFeatures.SyncToolSpecification(
                tool, (exchange, request) -> call(exchange.sessionId(), request));
    }

    McpServerFeatures.AsyncToolSpecification async() {
        return new McpServerFeatures.AsyncToolSpecification(
                tool, (exchange, request) -> callLater(exchange.sessionId(), request));
    }

    McpStatelessServerFeatures.SyncToolSpecification statelessSync() {
        return new McpStatelessServerFeatures.SyncToolSpecification(tool, (context, request) -> call(null, request));
    }

    McpStatelessServerFeatures.AsyncToolSpecification statelessAsync() {
        return new McpStatelessServerFeatures.AsyncToolSpecification(
                tool, (context, request) -> callLater(null, request));
    }

    /** Calls the tool and waits for its result; null, which sends no answer, if the client has cancelled the call. */
    private CallToolResult call(String session, CallToolRequest request) {
        Object id = ExactMapper.callId(request);
        RunningCall call = RunningCalls.begin(session, id);
        try {
            CompletableFuture<Object> answer = call.start(definition.handler(), invocation(session, id, request));
            return result(call, answer.get(), null);
        } catch (InterruptedException interrupted) {
            call.cancel();
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException failed) {
            return result(call, null, failed.getCause());
        } catch (RuntimeException cancelled) {
            return result(call, null, cancelled);
        } finally {
            RunningCalls.end(session, id, call);
        }
    }

    /**
     * Calls the tool on a thread that may block, because a tool method may. The result is empty, which sends no answer,
     * if the client has cancelled the call.
     */
    private Mono<CallToolResult> callLater(String session, CallToolRequest request) {
        return Mono.defer(() -> {
            Object id = ExactMapper.callId(request);
            // On the thread that reads messages, so that the call is known before a later message can cancel it.
            RunningCall call = RunningCalls.begin(session, id);
            return Mono.fromCallable(() -> call.start(definition.handler(), invocation(session, id, request)))
                    .subscribeOn(Schedulers.boundedElastic())
                    .flatMap(answer -> Mono.fromFuture(answer.handle((value, failure) -> result(call, value, failure))))
                    .onErrorResume(failure -> Mono.justOrEmpty(result(call, null, failure)))
                    .doOnCancel(() -> {
                        RunningCalls.end(session, id, call);
                        call.cancel();
                    })
                    // Not doFinally, which would run only after the transport has learned that the request is done.
                    .doOnTerminate(() -> RunningCalls.end(session, id, call));
        });
    }

    private ToolInvocation invocation(String session, Object id, CallToolRequest request) {
        ToolInvocation invocation = new ToolInvocation();
        invocation.setSessionId(session);
        invocation.setToolCallId(id == null ? UUID.randomUUID().toString() : id.toString());
        invocation.setToolName(definition.name());
        invocation.setArguments(request.arguments() == null ? null : Json.EXACT.valueToTree(request.arguments()));
        return invocation;
    }

    private CallToolResult result(RunningCall call, Object value, Throwable failure) {
        if (call.isCancelled()) {
            return null;
        }
        try {
            if (failure == null) {
                return results.of(value);
            }
            boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
            LOGGER.log(Level.WARNING, "Tool " + name() + " failed.", wrapped ? failure.getCause() : failure);
        } catch (JsonProcessingException | RuntimeException unwritable) {
            LOGGER.log(Level.WARNING, "The result of the tool " + name() + " cannot be written.", unwritable);
        }
        return CallResults.ofFailure();
    }
}
