package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * The resources of this class: in its jar, which is opened once, or in a folder of classes.
 *
 * <p>Neither the class loader's own jar nor the JVM's cache of open jars is used: they are shared with other
 * compilations and closed with any of them (R10.2).
 */
final class JarContents implements AutoCloseable {
    /** Null if the classes are in a folder. */
    private final JarFile jar;

    private JarContents(JarFile jar) {
        this.jar = jar;
    }

    /**
     * Opens the jar or folder that contains a file.
     *
     * @param file a file that exists, a path without a leading slash
     * @throws IOException if it does not exist, or the jar cannot be read
     */
    static JarContents around(String file) throws IOException {
        URLConnection connection = connection(file);
        return new JarContents(connection instanceof JarURLConnection inJar ? inJar.getJarFile() : null);
    }

    /**
     * Reads a file.
     *
     * @param file a path without a leading slash
     * @return its bytes; the caller closes it
     * @throws IOException if it does not exist, or cannot be read
     */
    InputStream read(String file) throws IOException {
        if (jar == null) {
            return connection(file).getInputStream();
        }
        ZipEntry entry = jar.getEntry(file);
        if (entry == null) {
            throw new IOException(file + " is missing");
        }
        return jar.getInputStream(entry);
    }

    @Override
    public void close() {
        if (jar != null) {
            try {
                jar.close();
            } catch (IOException e) {
                // Everything was read already.
            }
        }
    }

    private static URLConnection connection(String file) throws IOException {
        URL found = JarContents.class.getResource("/" + file);
        if (found == null) {
            throw new IOException(file + " is missing");
        }
        URLConnection connection = found.openConnection();
        connection.setUseCaches(false);
        return connection;
    }
}
