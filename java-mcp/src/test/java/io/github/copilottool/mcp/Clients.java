package io.github.copilottool.mcp;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assumptions.abort;

import io.github.copilottool.mcp.ServerProcess.Ended;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Clients by other authors, from their registries, in the versions that {@code src/test/clients} pins. All their files,
 * including caches and user data, are in the folder {@code -Dmcp.clients}, by default {@code target/clients}. The
 * output of each run is kept in {@code target/clients/transcripts}.
 */
final class Clients {
    private static final Path SOURCES = Path.of(System.getProperty("mcp.directory"), "src/test/clients");
    private static final Path FOLDER = Path.of(System.getProperty("mcp.clients"));
    private static final Path TRANSCRIPTS = Path.of(System.getProperty("mcp.work"), "clients", "transcripts");
    /** The failed installations and their reasons, so that not every test tries again. */
    private static final Map<Path, String> FAILED = new HashMap<>();

    private static final int INSTALLATION_SECONDS = 900;
    private static final int RUN_SECONDS = 300;

    private Clients() {}

    /**
     * Runs a command of one of the npm packages.
     *
     * @param title the transcript's name
     */
    static Ended node(String title, String command, List<String> arguments) throws IOException, InterruptedException {
        Path folder = FOLDER.resolve("node");
        Path bin = folder.resolve("node_modules/.bin");
        List<String> npm = List.of("npm", "install", "--no-fund", "--no-audit", "--loglevel=error");
        install(folder, "package.json", "npm", "Node.js", List.of(npm));
        List<String> line = new ArrayList<>(List.of(bin.resolve(command).toString()));
        line.addAll(arguments);
        ProcessBuilder program = program(line, folder);
        program.environment().merge("PATH", bin.toString(), (path, ours) -> ours + File.pathSeparator + path);
        return recorded(title, program);
    }

    /**
     * Runs one of our scripts with Python's packages.
     *
     * @param title the transcript's name
     */
    static Ended python(String title, String script, List<String> arguments) throws IOException, InterruptedException {
        Path folder = FOLDER.resolve("python");
        Path python = folder.resolve("bin/python");
        List<String> venv = List.of("python3", "-m", "venv", ".");
        List<String> pip =
                List.of(python.toString(), "-m", "pip", "install", "--quiet", "--requirement", "requirements.txt");
        install(folder, "requirements.txt", "python3", "Python 3.10 or later", List.of(venv, pip));
        List<String> line = new ArrayList<>(
                List.of(python.toString(), SOURCES.resolve(script).toString()));
        line.addAll(arguments);
        return recorded(title, program(line, folder));
    }

    private static Ended recorded(String title, ProcessBuilder program) throws IOException, InterruptedException {
        Ended ended = ServerProcess.run(program, "", RUN_SECONDS);
        String command = String.join(" ", program.command())
                .replaceAll("-cp \\S+", "-cp CLASS_PATH")
                .replace(FOLDER.toString(), "CLIENTS");
        Files.writeString(
                Files.createDirectories(TRANSCRIPTS).resolve(title + ".txt"),
                "$ " + command + "\n" + ended.out().stripTrailing() + "\n"
                        + (ended.err().isBlank()
                                ? ""
                                : "[standard error]\n" + ended.err().stripTrailing() + "\n")
                        + "[exit code " + ended.code() + "]\n");
        return ended;
    }

    private static ProcessBuilder program(List<String> line, Path folder) throws IOException {
        ProcessBuilder program = new ProcessBuilder(line).directory(folder.toFile());
        Path home = Files.createDirectories(FOLDER.resolve("home"));
        program.environment().put("HOME", home.toString());
        program.environment().put("npm_config_cache", home.resolve("npm").toString());
        program.environment().put("PIP_CACHE_DIR", home.resolve("pip").toString());
        program.environment().put("PIP_DISABLE_PIP_VERSION_CHECK", "1");
        program.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        return program;
    }

    /**
     * Installs the packages that a file lists, unless they are installed already.
     *
     * @param folder the folder to install to
     * @param file the file with the list
     * @param program the commands' first program that may be missing
     * @param title the software that the program belongs to
     * @param commands the commands that install
     */
    private static void install(Path folder, String file, String program, String title, List<List<String>> commands)
            throws IOException, InterruptedException {
        if (FAILED.containsKey(folder)) {
            skip(FAILED.get(folder));
        }
        Path list = SOURCES.resolve(file);
        // Written last, so that an interrupted installation does not count.
        Path installed = Files.createDirectories(folder).resolve("installed.txt");
        // Builds of several clones may share the folder.
        try (FileChannel lock = FileChannel.open(folder.resolve("lock"), CREATE, WRITE)) {
            lock.lock();
            if (Files.exists(installed) && Files.mismatch(installed, list) < 0) {
                return;
            }
            require(program, title);
            Files.deleteIfExists(installed);
            Files.copy(list, folder.resolve(file), REPLACE_EXISTING);
            for (List<String> command : commands) {
                Ended ended = ServerProcess.run(program(command, folder), "", INSTALLATION_SECONDS);
                if (ended.code() != 0) {
                    String reason = String.join(" ", command) + " could not install MCP's clients: "
                            + (ended.err() + ended.out())
                                    .strip()
                                    .lines()
                                    .filter(said -> !said.contains("complete log"))
                                    .reduce((first, last) -> last)
                                    .orElse("");
                    FAILED.put(folder, reason);
                    skip(reason);
                }
            }
            Files.copy(list, installed);
        }
    }

    private static void require(String program, String title) {
        String path = System.getenv("PATH");
        boolean there = path != null
                && Stream.of(path.split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder).resolve(program)));
        if (!there) {
            skip("no " + program + " on the path; MCP's clients need " + title);
        }
    }

    private static void skip(String reason) {
        System.out.println("SKIPPED: " + reason + ".");
        abort(reason);
    }
}
