package com.github.copilot.tool.processor.loader;

import java.io.IOException;
import java.nio.file.Path;

/** A file system in memory, mounted at a directory until it is closed. It needs root. */
final class Tmpfs {

    private final Path directory;

    private Tmpfs(Path directory) {
        this.directory = directory;
    }

    /** Mounts one with these options; the test is skipped if that is not allowed. */
    static Tmpfs mount(Path directory, String options) throws IOException, InterruptedException {
        Machine.assume(
                run("mount", "-t", "tmpfs", "-o", options, "tmpfs", directory.toString()),
                "mounting a file system with the option " + options + " is not allowed here");
        return new Tmpfs(directory);
    }

    void close() throws IOException {
        try {
            // A library that was loaded from it stays mapped as long as the JVM runs, so it is unmounted lazily.
            if (!run("umount", "-l", directory.toString())) {
                throw new IOException("cannot unmount " + directory);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
