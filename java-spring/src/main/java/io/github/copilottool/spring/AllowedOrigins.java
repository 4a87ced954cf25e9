package io.github.copilottool.spring;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The check of a request's {@code Origin}, which the protocol requires of servers: without it, a page of any website
 * that the user visits could call the tools of a server on the user's machine or network.
 *
 * <p>Requests without an origin are not from a page and are allowed, as are pages from this machine.
 */
final class AllowedOrigins implements ServerHttpHeaderValidator {
    private static final int FORBIDDEN = 403;
    private static final String ANY_PORT = ":*";
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[::1]");

    private final List<String> allowed;

    /**
     * Creates the check.
     *
     * @param allowed further origins, with a scheme, a host, and a port that may be {@code *}
     * @throws InvalidToolsException if one is not an origin
     */
    AllowedOrigins(List<String> allowed) {
        this.allowed = allowed.stream().map(AllowedOrigins::checked).toList();
    }

    private static String checked(String origin) {
        String text = origin.strip().toLowerCase(Locale.ROOT);
        String parsed = text.endsWith(ANY_PORT) ? text.substring(0, text.length() - ANY_PORT.length()) : text;
        if (host(parsed) == null) {
            throw new InvalidToolsException(
                    "copilot.tool.mcp.allowed-origins: '" + origin
                            + "' is not an origin. Write a scheme, a host and, unless it is the scheme's own, a port:"
                            + " https://app.example.com, http://app.example.com:8080, or http://app.example.com:* for any port.");
        }
        return text;
    }

    @Override
    public void validate(HeaderAccessor headers) throws ServerTransportSecurityException {
        List<String> origins = headers.getHeader("Origin");
        if (origins != null) {
            for (String each : origins) {
                if (!isAllowed(each)) {
                    throw new ServerTransportSecurityException(FORBIDDEN, "Invalid Origin header");
                }
            }
        }
    }

    /**
     * Whether a page of an origin may call the tools.
     *
     * @param origin the header
     */
    boolean isAllowed(String origin) {
        String text = origin.toLowerCase(Locale.ROOT);
        String host = host(text);
        if (host == null) {
            return false;
        }
        if (LOOPBACK.matcher(host).matches()) {
            return true;
        }
        for (String each : allowed) {
            if (each.equals(text) || each.endsWith(ANY_PORT) && isAtAnyPort(text, each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAtAnyPort(String origin, String pattern) {
        String withoutPort = pattern.substring(0, pattern.length() - ANY_PORT.length());
        return origin.equals(withoutPort) || origin.matches(Pattern.quote(withoutPort) + ":\\d+");
    }

    /** Returns the host of an origin; null if the text is anything else, such as a URL with a path. */
    private static String host(String origin) {
        try {
            URI uri = new URI(origin);
            boolean isOrigin = ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))
                    && uri.getHost() != null
                    && origin.equals(
                            uri.getScheme() + "://" + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()));
            return isOrigin ? uri.getHost() : null;
        } catch (URISyntaxException malformed) {
            return null;
        }
    }
}
