package io.github.copilottool.spring;

import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.util.ClassUtils;

/** Ends the start if the API is missing, before a bean of the application cannot be created for that reason. */
@AutoConfiguration
@ConditionalOnProperty(prefix = "copilot.tool", name = "enabled", matchIfMissing = true)
class ApiAutoConfiguration {
    @Bean
    static BeanFactoryPostProcessor copilotToolApi() {
        return beans -> {
            require("rpc.ToolDefinition", "copilot-tool-api, or the Copilot SDK and copilot-tool-runtime,");
            require("tool.runtime.CopilotTools", "copilot-tool-runtime");
        };
    }

    private static void require(String type, String artifact) {
        if (!ClassUtils.isPresent("com.github.copilot." + type, ApiAutoConfiguration.class.getClassLoader())) {
            throw new InvalidToolsException(
                    "The class com.github.copilot." + type + " is missing. Add " + artifact + " to the class path.");
        }
    }
}
