package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A program in a process of its own. */
final class Command {
    /** Variables that the build which runs these tests sets. javac would use the last one as its class path. */
    private static final List<String> INHERITED =
            List.of("MAVEN_ARGS", "MAVEN_BASEDIR", "MAVEN_CMD_LINE_ARGS", "MAVEN_PROJECTBASEDIR", "CLASSPATH");

    private Command() {}

    /**
     * The result of a program.
     *
     * @param code its exit status
     * @param output its output to both streams, in one text
     */
    record Ended(int code, String output) {
        /** Returns this if the program succeeded; else the test fails with the output. */
        Ended well() {
            assertEquals(0, code, output);
            return this;
        }

        /** Returns this if the program failed. */
        Ended badly() {
            assertNotEquals(0, code, output);
            return this;
        }

        /** Checks that the output contains a text. */
        void says(String text) {
            assertTrue(output.contains(text), () -> "<" + text + "> is not in:\n" + output);
        }
    }

    /** Runs a program in a folder, with some variables of the environment set, and waits for its end. */
    static Ended run(Path folder, Map<String, String> variables, List<String> command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        INHERITED.forEach(builder.environment()::remove);
        builder.environment().putAll(variables);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes());
            return new Ended(process.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
