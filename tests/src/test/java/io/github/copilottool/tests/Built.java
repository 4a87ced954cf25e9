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

/** What the build made before these tests, and the libraries that cases compile against. */
final class Built {
    /** The {@code tests} folder of the repository. */
    static final Path TESTS =
            Path.of(property("tests.directory")).toAbsolutePath().normalize();

    /** The module's build folder. */
    static final Path WORK = Path.of(property("tests.work")).toAbsolutePath().normalize();

    private static final Path PROCESSOR = Path.of(property("tests.processor")).normalize();
    private static final Path API = Path.of(property("tests.api")).normalize();

    private Built() {}

    /** The processor's jar, as a user would put it on a processor path. */
    static Path processor() {
        return built(PROCESSOR);
    }

    /** The API's jar. */
    static Path api() {
        return built(API);
    }

    /** Jackson, Bean Validation and JSpecify: what tool classes may use beside the API. */
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

    /** The jar or folder that a class of our own class path comes from. */
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
