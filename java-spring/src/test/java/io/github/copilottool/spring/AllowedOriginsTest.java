package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which origins of pages are allowed. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AllowedOriginsTest {
    private final AllowedOrigins origins =
            new AllowedOrigins(List.of("https://app.example.com", "http://dev.example.com:*", "HTTP://Intra:8080"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost",
                "http://localhost:6274",
                "https://LOCALHOST:8443",
                "http://127.0.0.1:8080",
                "http://[::1]:8080",
                "https://app.example.com",
                "http://dev.example.com",
                "http://dev.example.com:3000",
                "http://intra:8080"
            })
    void origins_of_this_machine_and_of_the_list_are_allowed(String origin) {
        assertTrue(origins.isAllowed(origin));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "",
                "http://evil.example",
                "http://localhost.evil.example",
                "http://127.0.0.1.evil.example",
                "http://evil.example/localhost",
                "http://localhost@evil.example",
                "http://localhost:80@evil.example",
                "http://dev.example.com:3000@evil.example",
                "http://dev.example.com.evil.example",
                "http://app.example.com",
                "https://app.example.com:8443",
                "http://intra",
                "file://localhost",
                "http://localhost:80:80",
                "localhost"
            })
    void any_other_origin_is_refused(String origin) {
        assertFalse(origins.isAllowed(origin));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*", "", "app.example.com", "https://app.example.com/", "https://*.example.com", "https://a:*:*"
            })
    void what_is_no_origin_is_refused_when_the_server_starts(String origin) {
        assertThrows(InvalidToolsException.class, () -> new AllowedOrigins(List.of(origin)));
    }
}
