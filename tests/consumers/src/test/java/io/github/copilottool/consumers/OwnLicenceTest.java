package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** R10.8: each jar has this project's own licence. {@code LicencesTest} checks third-party licences. */
class OwnLicenceTest {
    @Test
    void each_jar_has_the_licence_of_this_project() throws IOException {
        byte[] licence = Files.readAllBytes(Settings.ROOT.resolve("LICENSE"));
        for (Path file : List.of(Settings.processor(), Settings.api(), Settings.runtime(), Settings.testkit())) {
            try (JarFile jar = new JarFile(file.toFile())) {
                JarEntry entry = jar.getJarEntry("META-INF/LICENSE");
                assertNotNull(entry, file::toString);
                assertArrayEquals(licence, jar.getInputStream(entry).readAllBytes(), file::toString);
            }
        }
    }
}
