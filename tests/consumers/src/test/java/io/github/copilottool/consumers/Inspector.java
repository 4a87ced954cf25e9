package io.github.copilottool.consumers;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The command line of the MCP Inspector, a client by the protocol's authors. It is in the folder with the clients of
 * {@code java-mcp}'s tests, in the version that they pin.
 */
final class Inspector {
    private static final Path LIST = Settings.ROOT.resolve("java-mcp/src/test/clients/package.json");

    private Inspector() {}

    /** Runs the command with the server's address and further arguments. */
    static Command.Ended run(String url, String... arguments) {
        Path bin = installed().resolve("node_modules/.bin");
        List<String> command =
                new ArrayList<>(List.of(bin.resolve("mcp-inspector").toString(), "--cli", url, "--transport", "http"));
        command.addAll(List.of(arguments));
        return Command.run(
                Settings.CLIENTS,
                Map.of(
                        "HOME",
                        Settings.CLIENTS.resolve("home").toString(),
                        "PATH",
                        bin + File.pathSeparator + System.getenv("PATH")),
                command);
    }

    /** Returns the folder with the clients, installed as {@code java-mcp}'s tests do it. */
    private static Path installed() {
        Path folder = Settings.CLIENTS.resolve("node");
        try {
            Path installed = Files.createDirectories(folder).resolve("installed.txt");
            try (FileChannel lock = FileChannel.open(folder.resolve("lock"), CREATE, WRITE)) {
                lock.lock();
                if (!Files.exists(installed) || Files.mismatch(installed, LIST) >= 0) {
                    install(folder);
                    Files.copy(LIST, installed);
                }
            }
            return folder;
        } catch (IOException unusable) {
            throw new IllegalStateException(unusable);
        }
    }

    private static void install(Path folder) throws IOException {
        if (Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .noneMatch(each -> Files.isExecutable(Path.of(each, "npm")))) {
            skip("no npm on the path; the MCP Inspector needs Node.js");
        }
        Files.deleteIfExists(folder.resolve("installed.txt"));
        Folder.copyFile(LIST, folder.resolve("package.json"));
        Path home = Files.createDirectories(Settings.CLIENTS.resolve("home"));
        Command.Ended ended = Command.run(
                folder,
                Map.of(
                        "HOME",
                        home.toString(),
                        "npm_config_cache",
                        home.resolve("npm").toString()),
                List.of("npm", "install", "--no-fund", "--no-audit", "--loglevel=error"));
        if (ended.code() != 0) {
            skip("npm could not install the MCP Inspector");
        }
    }

    private static void skip(String reason) {
        System.out.println("SKIPPED: " + reason + ".");
        abort(reason);
    }
}
