package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** One tool in the forms that the MCP SDK accepts. */
record ServedTool(ToolDefinition definition, Tool tool, CallResults results, CallLimits limits) {
    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    ServedTool with(CallLimits other) {
        return new ServedTool(definition, tool, results, other);
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
        return new ServedTool(definition, tool, results, CallLimits.NONE);
    }

    String name() {
        return definition.name();
    }

    McpServerFeatures.SyncToolSpecification sync() {
        return new McpServerFeatures.SyncToolSpecification(
                tool, (exchange, request) -> call(Caller.of(exchange), request));
    }

    McpServerFeatures.AsyncToolSpecification async() {
        return new McpServerFeatures.AsyncToolSpecification(
                tool, (exchange, request) -> callLater(Caller.of(exchange), request));
    }

    McpStatelessServerFeatures.SyncToolSpecification statelessSync() {
        return new McpStatelessServerFeatures.SyncToolSpecification(
                tool, (context, request) -> call(Caller.of(context), request));
    }

    McpStatelessServerFeatures.AsyncToolSpecification statelessAsync() {
        return new McpStatelessServerFeatures.AsyncToolSpecification(
                tool, (context, request) -> callLater(Caller.of(context), request));
    }

    /** Calls the tool and waits for its result; null, which sends no answer, if the client has cancelled the call. */
    private CallToolResult call(Caller caller, CallToolRequest request) {
        ServedCall served = new ServedCall(caller, request);
        try {
            return served.result(served.start().get(), null);
        } catch (InterruptedException interrupted) {
            served.call.cancel();
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException failed) {
            return served.result(null, failed.getCause());
        } catch (RuntimeException cancelled) {
            return served.result(null, cancelled);
        } finally {
            served.end();
        }
    }

    /**
     * Calls the tool on a thread that may block, because a tool method may. The result is empty, which sends no answer,
     * if the client has cancelled the call.
     */
    private Mono<CallToolResult> callLater(Caller caller, CallToolRequest request) {
        return Mono.defer(() -> {
            // On the thread that reads messages, so that the call is known before a later message can cancel it.
            ServedCall served = new ServedCall(caller, request);
            return Mono.fromCallable(served::start)
                    .subscribeOn(Schedulers.boundedElastic())
                    .flatMap(answer -> Mono.fromFuture(answer.handle(served::result)))
                    .onErrorResume(failure -> Mono.justOrEmpty(served.result(null, failure)))
                    .doOnCancel(() -> {
                        served.call.cancel();
                        served.end();
                    })
                    // Not doFinally, which would run only after the transport has learned that the request is done.
                    .doOnTerminate(served::end);
        });
    }

    /** One call of this tool, from its beginning, at which it is constructed, to its end. */
    private final class ServedCall {
        private final String session;
        private final Map<String, Object> arguments;
        private final RunningCall call;
        private final Progress progress;
        private final ToolInvocation invocation = new ToolInvocation();
        private final AtomicBoolean isAdmitted;
        private final CompletableFuture<Void> timer = new CompletableFuture<>();

        ServedCall(Caller caller, CallToolRequest request) {
            session = caller.session();
            Object id = ExactMapper.callId(request);
            arguments = request.arguments();
            isAdmitted = new AtomicBoolean(limits.begin(session));
            call = new RunningCall(session, id);
            progress = new Progress(request.progressToken(), caller.progress(), call);
            invocation.setSessionId(session);
            invocation.setToolCallId(id == null ? UUID.randomUUID().toString() : id.toString());
            invocation.setToolName(definition.name());
            McpToolInvocation.CALLS.put(invocation, new McpToolInvocation(caller, call, progress));
        }

        /** Calls the handler, as {@link RunningCall#start} does. */
        CompletableFuture<Object> start() {
            if (!isAdmitted.get()) {
                return CompletableFuture.completedFuture(
                        failureOf("was not called, because too many calls are running. Call it again later."));
            }
            if (limits.timeout != null) {
                timer.orTimeout(limits.timeout.toMillis(), TimeUnit.MILLISECONDS)
                        .exceptionally(late -> {
                            call.expire();
                            return null;
                        });
            }
            invocation.setArguments(arguments == null ? null : Json.EXACT.valueToTree(arguments));
            return call.start(definition.handler(), invocation);
        }

        /** Returns the call's result; null if the client has cancelled it. Progress is not sent any more. */
        CallToolResult result(Object value, Throwable failure) {
            progress.end();
            if (call.isExpired()) {
                LOGGER.log(Level.WARNING, "Tool " + name() + " took longer than " + limits.timeout + ".");
                return written(failureOf("took longer than " + limits.timeout.toSeconds() + " seconds."));
            }
            if (call.isCancelled()) {
                return null;
            }
            if (failure == null) {
                return written(value);
            }
            boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
            LOGGER.log(Level.WARNING, "Tool " + name() + " failed.", wrapped ? failure.getCause() : failure);
            return CallResults.ofFailure();
        }

        /** Forgets the call. It may be called again. */
        void end() {
            timer.complete(null);
            if (isAdmitted.getAndSet(false)) {
                limits.end(session);
            }
            call.end();
            if (!call.isCancelled()) {
                McpToolInvocation.CALLS.remove(invocation);
            }
        }
    }

    private ToolResultObject failureOf(String reason) {
        String text = "Tool " + name() + " " + reason;
        return ToolResultObject.failure(text, text);
    }

    private CallToolResult written(Object value) {
        try {
            return results.of(value);
        } catch (JsonProcessingException | RuntimeException unwritable) {
            LOGGER.log(Level.WARNING, "The result of the tool " + name() + " cannot be written.", unwritable);
            return CallResults.ofFailure();
        }
    }
}
