package io.github.copilottool.tests;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import jakarta.validation.constraints.Size;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The results of the build that these tests use, and the libraries that cases compile against. */
final class Built {
    /** The {@code tests} folder of the repository. */
    static final Path TESTS =
            Path.of(property("tests.directory")).toAbsolutePath().normalize();

    /** The module's build folder. */
    static final Path WORK = Path.of(property("tests.work")).toAbsolutePath().normalize();

    private static final Path PROCESSOR = Path.of(property("tests.processor")).normalize();
    private static final Path API = Path.of(property("tests.api")).normalize();
    private static final Path RUNTIME = Path.of(property("tests.runtime")).normalize();

    private Built() {}

    /** Returns the processor's jar, for a processor path. */
    static Path processor() {
        return built(PROCESSOR);
    }

    /** Returns the API's jar. */
    static Path api() {
        return built(API);
    }

    /** Returns the jar of the runtime helpers, for programs that use the SDK. */
    static Path runtime() {
        return built(RUNTIME);
    }

    /** Returns the libraries that tool classes may use besides the API: Jackson, Bean Validation and JSpecify. */
    static List<Path> libraries() {
        return Stream.of(
                        JsonProperty.class,
                        JsonParser.class,
                        ObjectMapper.class,
                        JavaTimeModule.class,
                        Size.class,
                        Nullable.class)
                .map(Built::jarOf)
                .toList();
    }

    private static Path built(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException(
                    jar + " is not there. Build it first: `mvn verify` in the repository's root does.");
        }
        return jar;
    }

    /** Returns the jar or folder that contains a class of the tests' class path. */
    static Path jarOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String property(String name) {
        String value = System.getProperty(name);
        if (value == null) {
            throw new IllegalStateException("The system property " + name + " is not set; tests/pom.xml sets it.");
        }
        return value;
    }
}
