package io.github.copilottool.consumers;

import java.nio.file.Files;
import java.nio.file.Path;

/** What the build says of itself; {@code tests/consumers/pom.xml} passes it on. */
final class Settings {
    /** The folder with the consumers. */
    static final Path CONSUMERS = path("consumers.directory");

    /** The repository's root. */
    static final Path ROOT = CONSUMERS.getParent().getParent();

    /** The module's build folder. */
    static final Path WORK = path("consumers.work");

    static final String VERSION = property("consumers.version");

    /** The folder of the Maven that runs this build. */
    static final Path MAVEN = path("consumers.maven");

    /** That Maven's local repository. */
    static final Path REPOSITORY = path("consumers.repository");

    /** Whether this build may download nothing. */
    static final boolean OFFLINE = property("consumers.offline").endsWith("true");

    private Settings() {}

    /** The processor's jar that this build made. */
    static Path processor() {
        return jar("java-shim", "copilot-tool-processor");
    }

    /** The API's jar that this build made. */
    static Path api() {
        return jar("java-api", "copilot-tool-api");
    }

    /** The test kit's jar that this build made. */
    static Path testkit() {
        return jar("java-testkit", "copilot-tool-testkit");
    }

    /** The jar for MCP that this build made. */
    static Path mcp() {
        return jar("java-mcp", "copilot-tool-mcp");
    }

    private static Path jar(String module, String artifact) {
        Path jar = ROOT.resolve(module).resolve("target").resolve(artifact + "-" + VERSION + ".jar");
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException(
                    jar + " is not there. Build it first: `mvn verify` in the repository's root does.");
        }
        return jar;
    }

    private static Path path(String name) {
        return Path.of(property(name)).toAbsolutePath().normalize();
    }

    private static String property(String name) {
        String value = System.getProperty(name);
        if (value == null) {
            throw new IllegalStateException("The system property " + name + " is not set; pom.xml sets it.");
        }
        return value;
    }
}
