package io.github.copilottool.spring;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Which tools the application has: the properties {@code copilot.tool.*}. In names, {@code *} matches any characters.
 *
 * @param include names of the tools that are offered
 * @param exclude names of the tools that are not offered; they take precedence
 * @param maxResultSize how long the text of a result may be, over MCP and in Spring AI; a longer one is a failure. Files
 *     are not counted
 */
@ConfigurationProperties("copilot.tool")
public record CopilotToolProperties(
        @DefaultValue("*") List<String> include,
        @DefaultValue List<String> exclude,
        @DefaultValue("1MB") DataSize maxResultSize) {}
