package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.CopilotTools;
import java.util.List;

/** The tools of what users pass: an object, a class, or a definition. */
final class OwnedTools {
    private OwnedTools() {}

    /**
     * Returns the tools of an object or class. The companions of proxies are found with every version of the SDK.
     * Without a companion it is the API that makes the tools, or refuses to: {@code copilot-tool-api} uses reflection.
     *
     * @param owner an object with tools, a class with static tools, or a definition
     * @return the definitions
     * @throws IllegalArgumentException if the owner is null, or a class that has tools that need an object
     * @throws IllegalStateException if the owner has no tools, or neither a usable companion nor tools by reflection
     */
    static List<ToolDefinition> of(Object owner) {
        if (owner == null || owner instanceof ToolDefinition || CopilotTools.hasCompanion(type(owner))) {
            return CopilotTools.of(owner);
        }
        try {
            return owner instanceof Class<?> type ? ToolDefinition.fromClass(type) : ToolDefinition.fromObject(owner);
        } catch (IllegalStateException refusal) {
            throw explained(owner, refusal);
        }
    }

    private static Class<?> type(Object owner) {
        return owner instanceof Class<?> type ? type : owner.getClass();
    }

    /** Adds to the API's refusal why there is no companion. */
    private static IllegalStateException explained(Object owner, IllegalStateException refusal) {
        try {
            CopilotTools.of(owner);
        } catch (IllegalStateException reason) {
            if (!reason.getMessage().equals(refusal.getMessage())) {
                return new IllegalStateException(reason.getMessage() + " " + refusal.getMessage(), refusal);
            }
        }
        return refusal;
    }
}
