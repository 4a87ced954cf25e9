package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The sizes of the files that users download. */
final class JarSizes {
    private JarSizes() {}

    /**
     * Returns the size of the processor's jar and of its parts.
     *
     * @param jar the jar
     * @return the sizes in bytes, for the report; those of libraries before compression
     * @throws IOException if the jar cannot be read
     */
    static ObjectNode json(Path jar) throws IOException {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("jarBytes", Files.size(jar));
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ObjectNode libraries = json.putObject("libraries");
            for (ZipEntry entry : entries(zip, "META-INF/native/.*\\.gz")) {
                String path = entry.getName().replaceAll("^META-INF/native/|\\.gz$", "");
                ObjectNode library = libraries.putObject(path);
                try (InputStream inflated = new GZIPInputStream(zip.getInputStream(entry))) {
                    library.put("bytes", inflated.transferTo(OutputStream.nullOutputStream()));
                }
                library.put("inJarBytes", entry.getCompressedSize());
            }
            List<? extends ZipEntry> classes = entries(zip, ".*\\.class");
            json.put("classFiles", classes.size());
            json.put("classBytes", classes.stream().mapToLong(ZipEntry::getSize).sum());
        }
        return json;
    }

    private static List<? extends ZipEntry> entries(ZipFile zip, String names) {
        return zip.stream().filter(entry -> entry.getName().matches(names)).toList();
    }
}
