package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Commands as a user types them. */
final class Shell {
    private static final Path COMMANDS = Built.WORK.resolve("docs").resolve("bin");

    private Shell() {}

    /**
     * Makes a folder with one command, which runs another command with arguments of ours before the user's, and returns
     * the folder.
     */
    static Path command(String name, String runs) {
        Path command = COMMANDS.resolve(name).resolve(name);
        Tree.write(command, "#!/bin/sh\nexec " + runs + " \"$@\"\n");
        if (!command.toFile().setExecutable(true)) {
            throw new IllegalStateException(command + " cannot be made executable");
        }
        return command.getParent();
    }

    /** Runs commands, which must succeed, and returns their output. */
    static String run(Path folder, List<Path> path, String commands) {
        Ended ended = end(folder, path, commands);
        assertEquals(0, ended.code(), ended::output);
        return ended.output();
    }

    /**
     * Runs commands up to the first one that fails.
     *
     * @param folder the working directory
     * @param path folders with commands, which precede those of the environment
     */
    static Ended end(Path folder, List<Path> path, String commands) {
        ProcessBuilder shell = new ProcessBuilder("bash", "-euc", commands).directory(folder.toFile());
        String first = path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        shell.environment().merge("PATH", first, (inherited, added) -> added + File.pathSeparator + inherited);
        shell.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // The Maven that runs these tests sets these for itself.
        shell.environment().keySet().removeIf(name -> name.startsWith("MAVEN_"));
        shell.environment().put("MAVEN_OPTS", String.join(" ", Jdk.CHEAP));
        shell.environment().put("GRADLE_OPTS", String.join(" ", Jdk.CHEAP));
        return Ended.of(shell);
    }
}
