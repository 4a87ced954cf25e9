package io.github.copilottool.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import reactor.core.publisher.Mono;

/** One tool in the forms that the MCP SDK accepts. */
record ServedTool(ToolDefinition definition, Tool tool, CallResults results, CallLimits limits) {
    /** The key of the hash in the metadata of a tool. */
    private static final String HASH = "io.github.copilottool/sha256";

    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    ServedTool with(CallLimits other) {
        return new ServedTool(definition, tool, results, other);
    }

    ServedTool withMaxResultSize(long bytes) {
        return new ServedTool(definition, tool, new CallResults(name(), results.schema(), bytes), limits);
    }

    /** Returns the tool with a hash of what the model sees of it as metadata. */
    ServedTool pinned() {
        Map<String, Object> pinned = new LinkedHashMap<>();
        pinned.put("name", tool.name());
        pinned.put("description", tool.description());
        pinned.put("parameters", tool.inputSchema());
        Tool withHash = Tool.builder(tool.name(), tool.inputSchema())
                .title(tool.title())
                .description(tool.description())
                .outputSchema(tool.outputSchema())
                .annotations(tool.annotations())
                .meta(Map.of(HASH, Json.sha256(pinned)))
                .build();
        return new ServedTool(definition, withHash, results, limits);
    }

    static ServedTool of(ToolDefinition definition, OutputSchemas outputSchemas, Consumer<String> warnings) {
        Hints hints = Hints.of(definition, warnings);
        CallResults results =
                new CallResults(definition.name(), outputSchemas.of(definition), ClientCalls.MAX_RESULT_SIZE);
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

    /** @param threads run the tool method, which may block */
    McpServerFeatures.AsyncToolSpecification async(Executor threads) {
        return new McpServerFeatures.AsyncToolSpecification(
                tool, (exchange, request) -> callLater(Caller.of(exchange), request, threads));
    }

    McpStatelessServerFeatures.SyncToolSpecification statelessSync() {
        return new McpStatelessServerFeatures.SyncToolSpecification(
                tool, (context, request) -> call(Caller.of(context), request));
    }

    McpStatelessServerFeatures.AsyncToolSpecification statelessAsync() {
        return new McpStatelessServerFeatures.AsyncToolSpecification(
                tool, (context, request) -> callLater(Caller.of(context), request, Workers.CALLS));
    }

    /** Calls the tool and waits for its result; null, which sends no answer, if the client has cancelled the call. */
    private CallToolResult call(Caller caller, CallToolRequest request) {
        CompletableFuture<CallToolResult> answer = new CompletableFuture<>();
        ServedCall served = new ServedCall(caller, request, answer::complete);
        served.start(Runnable::run);
        try {
            return answer.get();
        } catch (InterruptedException interrupted) {
            served.call.cancel();
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Calls the tool. The result is empty, which sends no answer, if the client has cancelled the call. */
    private Mono<CallToolResult> callLater(Caller caller, CallToolRequest request, Executor threads) {
        // The call begins on the thread that reads messages, so that it is known before a later message can cancel it.
        return Mono.create(sink -> {
            ServedCall served = new ServedCall(caller, request, sink::success);
            sink.onCancel(served.call::cancel);
            served.start(threads);
        });
    }

    /** One call of this tool, from its beginning, at which it is constructed, to its end. */
    private final class ServedCall {
        private final String session;
        private final Map<String, Object> arguments;
        private final Consumer<CallToolResult> client;
        private final RunningCall call;
        private final Progress progress;
        private final ToolInvocation invocation = new ToolInvocation();
        private final boolean isAdmitted;
        private final CompletableFuture<Void> timer = new CompletableFuture<>();

        /** Whether the client waits for nothing more: it has its answer, or has cancelled the call. */
        private final AtomicBoolean isAnswered = new AtomicBoolean();

        /** @param client receives the answer, once; null for none */
        ServedCall(Caller caller, CallToolRequest request, Consumer<CallToolResult> client) {
            session = caller.session();
            Object id = ExactMapper.callId(request);
            arguments = request.arguments();
            this.client = client;
            isAdmitted = limits.begin(session);
            call = new RunningCall(session, id, () -> answer(null));
            progress = new Progress(request.progressToken(), caller.progress(), call);
            invocation.setSessionId(session);
            invocation.setToolCallId(id == null ? UUID.randomUUID().toString() : id.toString());
            invocation.setToolName(definition.name());
            McpToolInvocation.CALLS.put(invocation, new McpToolInvocation(caller, call, progress));
        }

        /** Calls the handler on a thread of an executor, within the limits. */
        void start(Executor threads) {
            if (!isAdmitted) {
                end();
                answer(written(failureOf("was not called, because too many calls are running. Call it again later.")));
                return;
            }
            if (limits.timeout != null) {
                timer.orTimeout(limits.timeout.toMillis(), TimeUnit.MILLISECONDS)
                        .exceptionallyAsync(
                                late -> {
                                    expire();
                                    return null;
                                },
                                Workers.ANSWERS);
            }
            try {
                threads.execute(this::run);
            } catch (RuntimeException refused) {
                finish(null, refused);
            }
        }

        private void run() {
            CompletableFuture<Object> future;
            try {
                invocation.setArguments(tree());
                future = call.start(definition.handler(), invocation);
            } catch (Throwable failed) {
                finish(null, failed);
                return;
            }
            if (future.isDone()) {
                future.whenComplete(this::finish);
            } else {
                future.whenCompleteAsync(this::finish, Workers.ANSWERS);
            }
        }

        private JsonNode tree() {
            if (arguments instanceof Arguments read) {
                return read.tree();
            }
            return arguments == null ? null : Json.EXACT.valueToTree(arguments);
        }

        /** Answers a call that takes too long. It goes on to occupy its place until it ends. */
        private void expire() {
            CallToolResult late = written(failureOf("took longer than " + limits.timeout.toSeconds() + " seconds."));
            if (answer(late)) {
                LOGGER.log(Level.WARNING, "Tool " + name() + " took longer than " + limits.timeout + ".");
                limits.overdue(invocation);
                call.cancel();
            }
        }

        /** Answers the call, which has ended. */
        private void finish(Object value, Throwable failure) {
            CallToolResult result = isAnswered.get() || call.isCancelled() ? null : result(value, failure);
            // First, so that the client's next call finds a free place.
            call.settled().whenComplete((nothing, never) -> end());
            answer(result);
        }

        /** Sends the client the answer, unless it has one. Progress is not sent any more. */
        private boolean answer(CallToolResult result) {
            if (!isAnswered.compareAndSet(false, true)) {
                return false;
            }
            progress.end();
            call.forget();
            client.accept(result);
            return true;
        }

        private CallToolResult result(Object value, Throwable failure) {
            if (failure == null) {
                return written(value);
            }
            boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
            LOGGER.log(Level.WARNING, "Tool " + name() + " failed.", wrapped ? failure.getCause() : failure);
            return CallResults.ofFailure();
        }

        private void end() {
            timer.complete(null);
            if (isAdmitted) {
                limits.end(session);
            }
            call.forget();
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
        } catch (Throwable unwritable) {
            LOGGER.log(Level.WARNING, "The result of the tool " + name() + " cannot be written.", unwritable);
            return CallResults.ofFailure();
        }
    }
}
