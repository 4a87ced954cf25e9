import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Writes native libraries to their folder in the processor's jar, each compressed by itself, with an index: the table of
 * platforms, with the size and SHA-256 of each library. Both builds run it from source, in the repository's root:
 *
 * <pre>
 * java PackNative.java host META-INF/native     the library that rust-core/build.sh made, for this machine
 * java PackNative.java all META-INF/native      those that rust-core/platforms/build made, for every platform
 * </pre>
 */
final class PackNative {

    private static final Path TABLE = Path.of("rust-core/platforms/platforms.txt");

    private static final List<String> NAMES_OF_LIBRARIES =
            List.of("libcopilot_tool.so", "libcopilot_tool.dylib", "copilot_tool.dll");

    private PackNative() {}

    public static void main(String[] arguments) throws IOException, InterruptedException, NoSuchAlgorithmException {
        Map<String, Path> libraries =
                switch (arguments[0]) {
                    case "host" -> hostsLibrary(Path.of("target/release"));
                    case "all" -> everyPlatformsLibrary(Path.of("target/platforms"));
                    default -> throw new IllegalArgumentException("neither host nor all: " + arguments[0]);
                };
        Path jarDirectory = Path.of(arguments[1]);
        // Files of an earlier build would be of another version.
        removeAll(jarDirectory);
        Files.createDirectories(jarDirectory);
        StringBuilder index = new StringBuilder();
        for (String[] columns : rows()) {
            String path = columns[0] + "/" + columns[4];
            appendRow(index, columns, pack(libraries.remove(path), jarDirectory.resolve(path + ".gz")));
        }
        // The host can be a platform that is not in the table.
        for (Map.Entry<String, Path> library : libraries.entrySet()) {
            String[] place = library.getKey().split("/");
            String libc = place[0].contains("-musl-") ? "musl" : "-";
            String[] columns = {place[0], normal("os.name"), normal("os.arch"), libc, place[1]};
            appendRow(index, columns, pack(library.getValue(), jarDirectory.resolve(library.getKey() + ".gz")));
        }
        Files.writeString(jarDirectory.resolve("libraries.txt"), index);
    }

    private static void appendRow(StringBuilder index, String[] columns, String sizeAndSum) {
        index.append(String.join(" ", List.of(columns).subList(0, 5)))
                .append(' ')
                .append(sizeAndSum)
                .append('\n');
    }

    /** Compresses a library; returns its size in bytes and SHA-256, or {@code - -} if it is null. */
    private static String pack(Path library, Path packed) throws IOException, NoSuchAlgorithmException {
        if (library == null) {
            return "- -";
        }
        byte[] content = Files.readAllBytes(library);
        compress(content, packed);
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(content);
        return content.length + " " + HexFormat.of().formatHex(sum);
    }

    /** Returns the library by its path in the jar. */
    private static Map<String, Path> hostsLibrary(Path release) throws IOException, InterruptedException {
        Path library = NAMES_OF_LIBRARIES.stream()
                .map(release::resolve)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("cargo built no library in " + release));
        return new TreeMap<>(Map.of(directoryOf(hostTriple()) + "/" + library.getFileName(), library));
    }

    private static Map<String, Path> everyPlatformsLibrary(Path built) throws IOException {
        Map<String, Path> libraries = new TreeMap<>();
        for (String[] columns : rows()) {
            String path = columns[0] + "/" + columns[4];
            if (!Files.exists(built.resolve(path))) {
                throw new IllegalStateException(built.resolve(path) + " is missing: run rust-core/platforms/build");
            }
            libraries.put(path, built.resolve(path));
        }
        return libraries;
    }

    /** Returns the directory of the platform for a target of rustc. */
    private static String directoryOf(String triple) throws IOException {
        for (String[] columns : rows()) {
            if (List.of(columns[5].split(",")).contains(triple)) {
                return columns[0];
            }
        }
        // It is a platform that is not in the table. The processor's class NativeLibrary gives it the same name.
        return normal("os.name") + (triple.contains("-musl") ? "-musl-" : "-") + normal("os.arch");
    }

    private static String normal(String property) {
        return System.getProperty(property).toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static List<String[]> rows() throws IOException {
        try (Stream<String> lines = Files.lines(TABLE)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" +"))
                    .toList();
        }
    }

    /** Returns the target that rustc builds for, such as {@code x86_64-unknown-linux-gnu}. */
    private static String hostTriple() throws IOException, InterruptedException {
        Process rustc = new ProcessBuilder("rustc", "-vV")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(rustc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (rustc.waitFor() != 0) {
            throw new IllegalStateException("rustc -vV failed");
        }
        return said.lines()
                .filter(line -> line.startsWith("host: "))
                .map(line -> line.substring("host: ".length()).trim())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("rustc -vV names no host"));
    }

    private static void removeAll(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> contents = Files.walk(directory)) {
                for (Path path : contents.filter(Files::isRegularFile).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    /** The jar's own entries are stored; eight uncompressed libraries would make it too large. */
    private static void compress(byte[] content, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file)) {
            {
                def.setLevel(9);
            }
        }) {
            out.write(content);
        }
    }
}
