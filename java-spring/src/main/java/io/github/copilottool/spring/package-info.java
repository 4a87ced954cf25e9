/**
 * Spring Boot's auto-configuration of tools: {@link io.github.copilottool.spring.CopilotToolBeans} has the tools of the
 * application's beans, and {@link io.github.copilottool.spring.CopilotToolMcpServer} serves them over MCP.
 */
package io.github.copilottool.spring;
