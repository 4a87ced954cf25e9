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

    private final ObjectProvider<ToolExceptionTranslator> translators;
    private final ObjectProvider<ObservationRegistry> registry;
    private final Map<List<String>, LongAdder> counts = new ConcurrentHashMap<>();

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
        CompletableFuture<Object> future = call.scoped(() -> tool.handler().invoke(invocation));
        future.whenComplete((value, failure) -> {
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

    /** Returns how many calls of a tool ended since the start, by their outcomes. */
    Map<String, Long> counts(String tool) {
        Map<String, Long> byOutcome = new LinkedHashMap<>();
        for (String each : OUTCOMES) {
            LongAdder count = counts.get(List.of(tool, each));
            byOutcome.put(each, count == null ? 0 : count.sum());
        }
        return byOutcome;
    }
}
