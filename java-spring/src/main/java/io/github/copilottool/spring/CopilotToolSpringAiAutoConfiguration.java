package io.github.copilottool.spring;

import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.SearchStrategy;
import org.springframework.context.annotation.Bean;

/** Passes the tools of the application's beans to Spring AI, if that is on the class path. */
@AutoConfiguration(after = CopilotToolAutoConfiguration.class)
@ConditionalOnClass(ToolCallbackProvider.class)
@ConditionalOnBean(CopilotToolBeans.class)
@ConditionalOnProperty(prefix = "copilot.tool.spring-ai", name = "enabled", matchIfMissing = true)
public class CopilotToolSpringAiAutoConfiguration {
    /** Is created by the container. */
    public CopilotToolSpringAiAutoConfiguration() {}

    /** Creates the tools in the form of Spring AI. */
    @Bean
    @ConditionalOnMissingBean(search = SearchStrategy.CURRENT)
    SpringAiTools copilotToolSpringAiTools(CopilotToolBeans tools, CopilotToolProperties properties) {
        return SpringAiTools.of(
                tools.definitions(),
                tools::isAllowed,
                properties.maxResultSize().toBytes());
    }
}
