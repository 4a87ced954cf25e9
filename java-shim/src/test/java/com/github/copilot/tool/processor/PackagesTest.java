package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** SPEC R7.4: the packages that are the JDK's, of which shim, core and run time each need to know. */
class PackagesTest {
    private static final Pattern ROOTS = Pattern.compile("[\\[{](\"java\", \"javax\"[^}\\]]*)[}\\]]");

    @Test
    void every_part_knows_the_same_packages_of_the_jdk() throws IOException {
        Path root = Path.of("..");
        String java = "src/main/java/com/github/copilot/tool/";
        String shim = roots(Path.of(java + "processor/Packages.java"));
        assertEquals(shim, roots(root.resolve("rust-core/src/model/facts.rs")));
        assertEquals(shim, roots(root.resolve("java-api/" + java + "reflect/JdkTypes.java")));
    }

    private static String roots(Path source) throws IOException {
        Matcher roots = ROOTS.matcher(Files.readString(source));
        assertTrue(roots.find(), source.toString());
        return roots.group(1);
    }

    @Test
    void a_package_is_one_of_them_or_below_one() {
        for (String name :
                new String[] {"java.util", "javax.crypto", "jdk.jfr", "sun.misc", "com.sun.net.httpserver"}) {
            assertTrue(Packages.isJdk(name), name);
        }
        for (String name : new String[] {"", "javaparser", "jdkutils.a", "com.sunny", "com", "sunshine"}) {
            assertFalse(Packages.isJdk(name), name);
        }
    }
}
