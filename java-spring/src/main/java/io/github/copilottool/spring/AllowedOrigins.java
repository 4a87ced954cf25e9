package io.github.copilottool.spring;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import java.util.List;
import java.util.Locale;
import org.springframework.web.cors.CorsConfiguration;

/**
 * The check of a request's {@code Origin}, which the protocol requires of servers: without it, a page of any website
 * that the user visits could call the tools of a server on the user's machine or network.
 *
 * <p>Requests without an origin are not from a page and are allowed, as are pages from this machine.
 */
final class AllowedOrigins implements ServerHttpHeaderValidator {
    private static final int FORBIDDEN = 403;

    private final CorsConfiguration allowed = new CorsConfiguration();

    /** @param more further origins, with a scheme, a host, and a port that may be {@code *} */
    AllowedOrigins(List<String> more) {
        for (String host : List.of("localhost", "127.0.0.1", "[::1]")) {
            allow("http://" + host + ":*");
            allow("https://" + host + ":*");
        }
        for (String origin : more) {
            String text = origin.strip().toLowerCase(Locale.ROOT);
            if (!text.matches("https?://([^/*@:\\[\\]]+|\\[[0-9a-f:.]+])(:\\d+|:\\*)?")) {
                throw new InvalidToolsException("copilot.tool.mcp.allowed-origins: '" + origin
                        + "' is not an origin. Write a scheme, a host and, unless it is the scheme's own, a"
                        + " port: https://app.example.com, http://app.example.com:8080, or"
                        + " http://app.example.com:* for any port.");
            }
            allow(text);
        }
    }

    private void allow(String origin) {
        allowed.addAllowedOriginPattern(origin.replaceFirst(":\\*$", ":[*]"));
    }

    /** Returns the answer to browsers, so that a page of another origin can call the tools. */
    CorsConfiguration cors() {
        CorsConfiguration cors = new CorsConfiguration(allowed);
        cors.setAllowedMethods(List.of("GET", "POST", "DELETE"));
        cors.setAllowedHeaders(List.of(CorsConfiguration.ALL));
        cors.setExposedHeaders(List.of("Mcp-Session-Id", "WWW-Authenticate"));
        return cors;
    }

    @Override
    public void validate(HeaderAccessor headers) throws ServerTransportSecurityException {
        List<String> origins = headers.getHeader("Origin");
        if (origins != null && !origins.stream().allMatch(this::isAllowed)) {
            throw new ServerTransportSecurityException(FORBIDDEN, "Invalid Origin header");
        }
    }

    /** Whether a page of an origin may call the tools. */
    boolean isAllowed(String origin) {
        return allowed.checkOrigin(origin.toLowerCase(Locale.ROOT)) != null;
    }
}
