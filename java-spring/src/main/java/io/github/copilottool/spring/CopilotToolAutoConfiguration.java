package io.github.copilottool.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.CopilotTools;
import com.github.copilot.tool.runtime.ToolExceptionTranslator;
import io.micrometer.observation.ObservationRegistry;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.SearchStrategy;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.annotation.Order;
import org.springframework.security.access.AccessDeniedException;

/** Collects the tools of the application's beans. */
@AutoConfiguration
@ConditionalOnClass({CopilotTools.class, ToolDefinition.class})
@ConditionalOnProperty(prefix = "copilot.tool", name = "enabled", matchIfMissing = true)
@EnableConfigurationProperties(CopilotToolProperties.class)
public class CopilotToolAutoConfiguration {
    /** Is created by the container. */
    public CopilotToolAutoConfiguration() {}

    /** Finds the tools, which creates no bean. Even if all beans are lazy, a problem of the tools ends the start. */
    @Bean
    @Lazy(false)
    @ConditionalOnMissingBean(search = SearchStrategy.CURRENT)
    CopilotToolBeans copilotToolBeans(
            ConfigurableListableBeanFactory beans,
            CopilotToolProperties properties,
            @Qualifier("copilotToolMapper") ObjectProvider<ObjectMapper> mapper,
            ObjectProvider<ToolExceptionTranslator> translators,
            ObjectProvider<ObservationRegistry> observations,
            ObjectProvider<ToolAccess> access) {
        return new CopilotToolBeans(
                beans,
                properties,
                mapper.getIfAvailable(CopilotTools::mapper),
                new ToolCalls(translators, observations),
                access);
    }

    /**
     * Defines the list of all tools, for a parameter of the type {@code List<ToolDefinition>}. If the application has
     * beans of the type {@link ToolDefinition}, the container passes a list of only these to such a parameter, unless
     * its name or qualifier is the name of this bean.
     */
    @Bean
    @ConditionalOnMissingBean(name = "copilotToolDefinitions", search = SearchStrategy.CURRENT)
    List<ToolDefinition> copilotToolDefinitions(CopilotToolBeans tools) {
        return tools.definitions();
    }

    /** Answers calls that Spring Security refuses, unless a bean of the application does. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(AccessDeniedException.class)
    static class Refusals {
        @Bean
        @Order
        ToolExceptionTranslator copilotToolAccessDenied() {
            return exception -> exception instanceof AccessDeniedException ? "not allowed." : null;
        }
    }

    /** Shows the tools and the number of their calls. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(Endpoint.class)
    static class Endpoints {
        @Bean
        CopilotToolsEndpoint copilotToolsEndpoint(CopilotToolBeans tools) {
            return new CopilotToolsEndpoint(tools);
        }
    }
}
