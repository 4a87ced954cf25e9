package io.github.copilottool.spring;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import com.github.copilot.tool.runtime.CopilotTools;
import com.github.copilot.tool.runtime.ToolExceptionTranslator;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.springframework.beans.factory.ObjectProvider;

/** The calls of all tools, in sessions and over MCP: translates their exceptions, counts and observes them. */
final class ToolCalls {
    private static final List<String> OUTCOMES = List.of("success", "refused", "failed");
    private static final String OVERDUE = "overdue";

    private final ObjectProvider<ToolExceptionTranslator> translators;
    private final ObjectProvider<ObservationRegistry> registry;
    private final Map<List<String>, LongAdder> counts = new ConcurrentHashMap<>();
    private final Map<ToolInvocation, Running> running = new ConcurrentHashMap<>();

    /** A call that has not ended. */
    private static final class Running {
        final String tool;
        final Observation observation;
        volatile boolean isOverdue;

        Running(String tool, Observation observation) {
            this.tool = tool;
            this.observation = observation;
        }
    }

    ToolCalls(ObjectProvider<ToolExceptionTranslator> translators, ObjectProvider<ObservationRegistry> registry) {
        this.translators = translators;
        this.registry = registry;
    }

    /** Returns the same tools, whose calls are these. */
    List<ToolDefinition> of(List<ToolDefinition> tools) {
        return CopilotTools.intercepted(
                CopilotTools.translated(tools, this::answer), tool -> invocation -> observed(tool, invocation));
    }

    // Beans of the application are not created before they are needed: they may need the tools.
    private String answer(Throwable exception) {
        return translators
                .orderedStream()
                .map(each -> each.answer(exception))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private CompletableFuture<Object> observed(ToolDefinition tool, ToolInvocation invocation) {
        Observation call = Observation.createNotStarted(
                        "copilot.tool.call", registry.getIfUnique(() -> ObservationRegistry.NOOP))
                .contextualName("call " + tool.name())
                .lowCardinalityKeyValue("tool", tool.name())
                .start();
        running.put(invocation, new Running(tool.name(), call));
        CompletableFuture<Object> future;
        try {
            future = Objects.requireNonNull(
                    call.scoped(() -> tool.handler().invoke(invocation)),
                    "The handler returned null in place of a future.");
        } catch (RuntimeException thrown) {
            future = CompletableFuture.failedFuture(thrown);
        }
        future.whenComplete((value, failure) -> {
            running.remove(invocation);
            String outcome = outcome(value, failure);
            counts.computeIfAbsent(List.of(tool.name(), outcome), key -> new LongAdder())
                    .increment();
            if (failure != null) {
                call.error(failure);
            }
            call.lowCardinalityKeyValue("outcome", outcome).stop();
        });
        return future;
    }

    private static String outcome(Object value, Throwable failure) {
        if (failure != null) {
            return "failed";
        }
        return value instanceof ToolResultObject result && ClientCalls.isFailure(result) ? "refused" : "success";
    }

    /** Notes a call that is answered because it takes too long, though it has not ended. */
    void overdue(ToolInvocation invocation) {
        Running call = running.get(invocation);
        if (call != null) {
            call.isOverdue = true;
            call.observation.event(Observation.Event.of(OVERDUE));
        }
    }

    /**
     * Returns how many calls of a tool ended since the start, by their outcomes, how many run, and how many of these are
     * answered already because they take too long.
     */
    Map<String, Long> counts(String tool) {
        Map<String, Long> byOutcome = new LinkedHashMap<>();
        for (String each : OUTCOMES) {
            LongAdder count = counts.get(List.of(tool, each));
            byOutcome.put(each, count == null ? 0 : count.sum());
        }
        List<Running> open =
                running.values().stream().filter(each -> each.tool.equals(tool)).toList();
        byOutcome.put("running", (long) open.size());
        byOutcome.put(OVERDUE, open.stream().filter(each -> each.isOverdue).count());
        return byOutcome;
    }
}
