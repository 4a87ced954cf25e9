package io.github.copilottool.spring;

import io.github.copilottool.spring.shop.StubbornTools;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application in a JVM of its own, whose heap a test chooses. It prints its port, and ends with its input. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class McpProgram {
    /** Is created by the container. */
    public McpProgram() {}

    @Bean
    StubbornTools stubbornTools() {
        return new StubbornTools();
    }

    /**
     * Runs the application.
     *
     * @param properties of the application, such as {@code --copilot.tool.mcp.max-calls=50}
     * @throws Exception if the input cannot be read
     */
    public static void main(String[] properties) throws Exception {
        try (var application = new SpringApplicationBuilder(McpProgram.class)
                .properties("server.port=0", "spring.main.banner-mode=off", "logging.level.root=OFF")
                .run(properties)) {
            System.out.println("port " + application.getEnvironment().getProperty("local.server.port"));
            System.in.readAllBytes();
        }
        System.exit(0);
    }
}
