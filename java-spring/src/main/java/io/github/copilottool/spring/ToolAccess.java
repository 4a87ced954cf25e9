package io.github.copilottool.spring;

import com.github.copilot.rpc.ToolDefinition;

/**
 * Decides which tools a caller has. The MCP server lists the others to him as little as it calls them: a call reads as
 * one of an unknown tool. Spring AI's adapter asks, too.
 *
 * <pre>{@code
 * @Bean
 * ToolAccess access() {
 *     return (tool, caller) -> !tool.name().startsWith("delete_") || caller.authorities().contains("ROLE_ADMIN");
 * }
 * }</pre>
 *
 * <p>If there are several beans of this type, all must allow a tool.
 */
@FunctionalInterface
public interface ToolAccess {
    /**
     * Whether a caller may see and call a tool.
     *
     * @param tool the tool
     * @param caller who asks for it
     * @return true if he may
     */
    boolean isAllowed(ToolDefinition tool, ToolCaller caller);
}
