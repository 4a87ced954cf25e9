package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** How large what users download is. */
final class JarSizes {
    private JarSizes() {}

    /**
     * The processor's jar and what is in it.
     *
     * @param jar the jar
     * @return bytes, for the report; of libraries before compression
     * @throws IOException if it cannot be read
     */
    static ObjectNode json(Path jar) throws IOException {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("jarBytes", Files.size(jar));
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ObjectNode libraries = json.putObject("libraries");
            for (ZipEntry entry : entries(zip, "META-INF/native/.*\\.(so|dylib|dll)")) {
                ObjectNode library = libraries.putObject(entry.getName().substring("META-INF/native/".length()));
                library.put("bytes", entry.getSize());
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
