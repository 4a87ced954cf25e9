package io.github.copilottool.consumers;

import java.nio.file.Files;
import java.nio.file.Path;

/** The settings of the build, which {@code tests/consumers/pom.xml} passes to the tests. */
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

    /** The folder with MCP clients of other authors. */
    static final Path CLIENTS = path("consumers.clients");

    /** Whether the builds that take long are run, too. */
    static final boolean NIGHTLY = Boolean.parseBoolean(property("consumers.nightly"));

    /** Whether this build must not download. */
    static final boolean OFFLINE = property("consumers.offline").endsWith("true");

    private Settings() {}

    /** Returns the processor's jar of this build. */
    static Path processor() {
        return jar("java-shim", "copilot-tool-processor");
    }

    /** Returns the API's jar of this build. */
    static Path api() {
        return jar("java-api", "copilot-tool-api");
    }

    /** Returns the jar of the runtime helpers of this build. */
    static Path runtime() {
        return jar("java-runtime", "copilot-tool-runtime");
    }

    /** Returns the test kit's jar of this build. */
    static Path testkit() {
        return jar("java-testkit", "copilot-tool-testkit");
    }

    /** Returns the jar for MCP of this build. */
    static Path mcp() {
        return jar("java-mcp", "copilot-tool-mcp");
    }

    /** Returns the jar of the Spring Boot starter of this build. */
    static Path spring() {
        return jar("java-spring", "copilot-tool-spring-boot-starter");
    }

    /** Returns the jar for langchain4j of this build. */
    static Path langchain4j() {
        return jar("java-langchain4j", "copilot-tool-langchain4j");
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
