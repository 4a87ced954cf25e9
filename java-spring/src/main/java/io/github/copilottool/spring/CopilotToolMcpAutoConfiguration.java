package io.github.copilottool.spring;

import io.github.copilottool.mcp.McpTools;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpTransportContextExtractor;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.stream.Stream;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.SearchStrategy;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.info.BuildProperties;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.Ordered;
import org.springframework.core.env.Environment;
import org.springframework.util.StringUtils;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;

/** Serves the tools of the application's beans over MCP, if {@code copilot-tool-mcp} is on the class path. */
@AutoConfiguration(after = CopilotToolAutoConfiguration.class)
@ConditionalOnClass({McpTools.class, McpServer.class, HttpServlet.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnBean(CopilotToolBeans.class)
@ConditionalOnProperty(prefix = "copilot.tool.mcp", name = "enabled", matchIfMissing = true)
@EnableConfigurationProperties(CopilotToolMcpProperties.class)
public class CopilotToolMcpAutoConfiguration {
    /** Is created by the container. */
    public CopilotToolMcpAutoConfiguration() {}

    /** Creates the server. */
    @Bean
    @Lazy(false)
    @ConditionalOnMissingBean(search = SearchStrategy.CURRENT)
    CopilotToolMcpServer copilotToolMcpServer(
            CopilotToolBeans tools,
            CopilotToolMcpProperties properties,
            CopilotToolProperties tool,
            Environment environment,
            ObjectProvider<BuildProperties> build,
            ObjectProvider<McpTransportContextExtractor<HttpServletRequest>> contexts,
            ObjectProvider<CopilotToolMcpCustomizer> customizers,
            @Qualifier("springSecurityFilterChain") ObjectProvider<Filter> security) {
        BuildProperties built = build.getIfAvailable();
        return new CopilotToolMcpServer(
                tools,
                properties,
                tool.maxResultSize().toBytes(),
                firstOf(properties.serverName(), environment.getProperty("spring.application.name"), "copilot-tool"),
                firstOf(properties.serverVersion(), built == null ? null : built.getVersion(), "1.0"),
                contexts.getIfAvailable(),
                customizers.orderedStream().toList(),
                security);
    }

    private static String firstOf(String... texts) {
        return Stream.of(texts).filter(StringUtils::hasText).findFirst().orElseThrow();
    }

    /** Registers the path of the server, which is not created before its first request. */
    @Bean
    @ConditionalOnMissingBean(name = "copilotToolMcpServlet", search = SearchStrategy.CURRENT)
    ServletRegistrationBean<HttpServlet> copilotToolMcpServlet(
            ObjectProvider<CopilotToolMcpServer> server, CopilotToolMcpProperties properties) {
        String path = properties.path();
        if (!path.matches("(/[^/*]+)+")) {
            throw new InvalidToolsException("copilot.tool.mcp.path must be a path such as /mcp, which begins with a"
                    + " slash, does not end with one, and has no wildcard, but was '" + path + "'.");
        }
        ServletRegistrationBean<HttpServlet> servlet = new ServletRegistrationBean<>(new Servlet(server), path);
        servlet.setName("copilotToolMcp");
        return servlet;
    }

    /**
     * Answers browsers that ask which pages may call the tools. It precedes the filters of Spring Security, because the
     * question has no credentials.
     */
    @Bean
    @ConditionalOnMissingBean(name = "copilotToolMcpCors", search = SearchStrategy.CURRENT)
    FilterRegistrationBean<CorsFilter> copilotToolMcpCors(CopilotToolMcpProperties properties) {
        UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
        source.registerCorsConfiguration("/**", new AllowedOrigins(properties.allowedOrigins()).cors());
        FilterRegistrationBean<CorsFilter> filter = new FilterRegistrationBean<>(new CorsFilter(source));
        filter.setName("copilotToolMcpCors");
        filter.addUrlPatterns(properties.path());
        filter.setOrder(Ordered.HIGHEST_PRECEDENCE + 10);
        filter.setEnabled(!properties.allowedOrigins().isEmpty());
        return filter;
    }

    /** Passes requests to the server. */
    @SuppressWarnings("serial")
    private static final class Servlet extends HttpServlet {
        private final transient ObjectProvider<CopilotToolMcpServer> server;

        Servlet(ObjectProvider<CopilotToolMcpServer> server) {
            this.server = server;
        }

        @Override
        protected void service(HttpServletRequest request, HttpServletResponse response)
                throws ServletException, IOException {
            server.getObject().service(request, response);
        }
    }
}
