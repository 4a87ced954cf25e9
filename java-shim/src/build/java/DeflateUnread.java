import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Compresses what a compilation with the native library does not read in the processor's jar: the core as WebAssembly,
 * licences, bill of materials, Maven's files. Both builds run it from source: {@code java DeflateUnread.java <jar>}. All other entries stay
 * stored. For a compilation with WebAssembly, inflating is a small part of the time.
 */
final class DeflateUnread {

    private static final String UNREAD =
            "com/github/copilot/tool/processor/wasm/((IndirectCalls|Functions)[0-9_]*\\.class|module\\.image)"
                    + "|META-INF/(licenses|maven|sbom)/.*[^/]";

    private DeflateUnread() {}

    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path rewritten = jar.resolveSibling(jar.getFileName() + ".part");
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(rewritten);
                ZipOutputStream to = new ZipOutputStream(file)) {
            to.setLevel(9);
            List<? extends ZipEntry> entries = Collections.list(from.entries());
            for (ZipEntry entry : entries) {
                ZipEntry copy = new ZipEntry(entry);
                if (entry.getName().matches(UNREAD)) {
                    copy.setMethod(ZipEntry.DEFLATED);
                }
                if (copy.getMethod() == ZipEntry.DEFLATED) {
                    // The size can differ with another deflater.
                    copy.setCompressedSize(-1);
                }
                to.putNextEntry(copy);
                try (InputStream content = from.getInputStream(entry)) {
                    content.transferTo(to);
                }
                to.closeEntry();
            }
        }
        Files.move(rewritten, jar, StandardCopyOption.REPLACE_EXISTING);
    }
}
