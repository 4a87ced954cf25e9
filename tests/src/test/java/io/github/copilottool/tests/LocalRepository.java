package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A local Maven repository as after {@code mvn install}: this build's jars, and symbolic links to all other contents of
 * the repository that the running build uses. So nothing is downloaded again, and no jar of another build is used.
 */
final class LocalRepository {
    private static final Path FOLDER = Built.WORK.resolve("docs").resolve("repository");
    private static final Path RUNNING = Path.of(System.getProperty("tests.repository"));
    private static final Path OURS = Path.of("io", "github", "copilottool");
    private static final Path SDK = Path.of("com", "github", "copilot-sdk-java");
    private static final List<Path> ROOTS = List.of(OURS.getName(0), SDK.getName(0));
    private static final String VERSION = System.getProperty("tests.version");
    private static boolean made;

    private LocalRepository() {}

    /** Returns the repository's folder, which the first call makes. */
    static synchronized Path folder() {
        if (!made) {
            Path sources = Built.TESTS.getParent();
            try {
                Tree.emptied(FOLDER);
                for (Path own : List.of(OURS, SDK)) {
                    linkAllBut(own);
                }
                install(OURS.resolve("copilot-tool-parent"), VERSION, sources.resolve("pom.xml"), null);
                install(OURS.resolve("copilot-tool-api"), VERSION, sources.resolve("java-api/pom.xml"), Built.api());
                install(
                        OURS.resolve("copilot-tool-runtime"),
                        VERSION,
                        sources.resolve("java-runtime/pom.xml"),
                        Built.runtime());
                install(
                        OURS.resolve("copilot-tool-processor"),
                        VERSION,
                        sources.resolve("java-shim/pom.xml"),
                        Built.processor());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            made = true;
        }
        return FOLDER;
    }

    /** Installs our API in place of the SDK's jar, under the SDK's name. */
    static void installAsSdk(String version) {
        Path pom = folder().resolve("sdk.xml");
        Tree.write(
                pom,
                Tree.read(Built.TESTS.getParent().resolve("java-api/pom.xml"))
                        .replace(
                                "<artifactId>copilot-tool-api</artifactId>",
                                "<groupId>com.github</groupId><artifactId>copilot-sdk-java</artifactId><version>"
                                        + version + "</version>"));
        try {
            install(SDK, version, pom, Built.api());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void install(Path artifact, String version, Path pom, Path jar) throws IOException {
        Path folder = Files.createDirectories(FOLDER.resolve(artifact).resolve(version));
        String name = artifact.getFileName() + "-" + version;
        Files.copy(pom, folder.resolve(name + ".pom"));
        if (jar != null) {
            Files.copy(jar, folder.resolve(name + ".jar"));
        }
    }

    /** Makes a folder and the folders around it, with links to everything else in these. */
    private static void linkAllBut(Path own) throws IOException {
        for (int depth = 0; depth < own.getNameCount(); depth++) {
            Path name = own.getName(depth);
            Path from = depth == 0 ? RUNNING : RUNNING.resolve(own.subpath(0, depth));
            Path to = FOLDER.resolve(RUNNING.relativize(from));
            Files.createDirectories(to);
            try (Stream<Path> beside = Files.isDirectory(from) ? Files.list(from) : Stream.of()) {
                for (Path one : beside.toList()) {
                    Path link = to.resolve(one.getFileName());
                    boolean kept = one.getFileName().equals(name) || depth == 0 && ROOTS.contains(one.getFileName());
                    if (!kept && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
                        Files.createSymbolicLink(link, one);
                    }
                }
            }
        }
        Files.createDirectories(FOLDER.resolve(own));
    }
}
