import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Puts the native library where the processor's jar keeps it, and lists what is there in
 * SHA256SUMS. Both builds run it from source: {@code java PackNative.java <cargo's release
 * directory> <META-INF/native directory>}. Libraries that other platforms' builds have put there
 * stay, and are listed too.
 */
final class PackNative {

    private static final List<String> LIBRARIES =
            List.of("libcopilot_tool.so", "libcopilot_tool.dylib", "copilot_tool.dll");

    private PackNative() {}

    public static void main(String[] arguments) throws IOException, InterruptedException, NoSuchAlgorithmException {
        Path release = Path.of(arguments[0]);
        Path jarDirectory = Path.of(arguments[1]);
        Path library = LIBRARIES.stream()
                .map(release::resolve)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("cargo built no library in " + release));
        Path place = jarDirectory.resolve(platform(hostTriple()));
        Files.createDirectories(place);
        Files.copy(library, place.resolve(library.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        writeIndex(jarDirectory);
    }

    /** The platform that rustc builds for, such as {@code x86_64-unknown-linux-gnu}. */
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

    /** The same names that the processor's class Platform gives to a running JVM. */
    private static String platform(String triple) {
        String arch = triple.substring(0, triple.indexOf('-'));
        String os;
        if (triple.contains("-linux-musl")) {
            os = "linux-musl";
        } else if (triple.contains("-linux-")) {
            os = "linux";
        } else if (triple.contains("-apple-darwin")) {
            os = "macos";
        } else if (triple.contains("-windows-")) {
            os = "windows";
        } else {
            throw new IllegalStateException("the processor has no name for the platform " + triple);
        }
        return os + "-" + arch;
    }

    private static void writeIndex(Path jarDirectory) throws IOException, NoSuchAlgorithmException {
        Map<String, String> sums = new TreeMap<>();
        try (Stream<Path> files = Files.walk(jarDirectory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = jarDirectory.relativize(file).toString().replace('\\', '/');
                if (name.contains("/")) {
                    byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                    sums.put(name, HexFormat.of().formatHex(sum));
                }
            }
        }
        StringBuilder index = new StringBuilder();
        sums.forEach((name, sum) -> index.append(sum).append("  ").append(name).append('\n'));
        Files.writeString(jarDirectory.resolve("SHA256SUMS"), index);
    }
}
