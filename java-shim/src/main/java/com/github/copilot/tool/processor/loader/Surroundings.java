package com.github.copilot.tool.processor.loader;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.security.CodeSource;
import java.time.Clock;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The properties of its process that the loader reads, which tests replace, and the files of its jar. There are no
 * lambdas, since each would be created anew for the class loader of each compilation.
 */
public class Surroundings {
    Surroundings() {}

    /** Returns a system property's value, or null. */
    String property(String name) {
        return System.getProperty(name);
    }

    /** Returns an environment variable's value, or null. */
    String variable(String name) {
        return System.getenv(name);
    }

    /** Returns the clock that files are compared with. */
    Clock clock() {
        return Clock.systemUTC();
    }

    /**
     * Reads a file of the processor's jar, or of its folder of classes. The path has no leading slash.
     *
     * <p>Neither the class loader's own jar nor the JVM's cache of open jars is used: they are shared with other
     * compilations and closed with any of them (R10.2). A ZipFile costs a cold JVM 3 ms less than the connection of a
     * URL.
     *
     * @param file the path
     * @return the content
     * @throws IOException if it does not exist, or cannot be read
     */
    public static byte[] resource(String file) throws IOException {
        File jar = jar();
        if (jar != null) {
            try (ZipFile contents = new ZipFile(jar)) {
                ZipEntry entry = contents.getEntry(file);
                if (entry == null) {
                    throw new IOException(file + " is missing");
                }
                return contents.getInputStream(entry).readAllBytes();
            }
        }
        URL found = Surroundings.class.getResource("/" + file);
        if (found == null) {
            throw new IOException(file + " is missing");
        }
        URLConnection connection = found.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes();
        }
    }

    /** Returns the jar that this class is in, or null if it is not in a file of its own. */
    private static File jar() {
        CodeSource source = Surroundings.class.getProtectionDomain().getCodeSource();
        URL location = source == null ? null : source.getLocation();
        if (location == null || !location.getProtocol().equals("file")) {
            return null;
        }
        try {
            File jar = new File(location.toURI());
            return jar.isFile() ? jar : null;
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null;
        }
    }
}
