package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A local Maven repository as {@code mvn install} would leave it: this build's jars, and by symbolic links all else
 * that the repository of the running build has. So nothing is fetched twice, and no jar of another build is taken.
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

    /** Its folder, made when first asked for. */
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

    /** Our API in the place of the SDK's jar, under the SDK's name. */
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

    /** Makes the folders down to this one, and links to all that stands beside them. */
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
