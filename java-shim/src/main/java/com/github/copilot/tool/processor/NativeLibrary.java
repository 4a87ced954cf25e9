package com.github.copilot.tool.processor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** A build of the core as a shared library, before it is anywhere that the JVM can load it from. */
final class NativeLibrary {

    /** Where the jar keeps one directory per platform, and what it has, as sha256sum prints it. */
    private static final String ROOT = "/META-INF/native/";

    private static final String INDEX = ROOT + "SHA256SUMS";

    private final String fileName;
    private final String sha256;
    private final byte[] content;

    private NativeLibrary(String fileName, String sha256, byte[] content) {
        this.fileName = fileName;
        this.sha256 = sha256;
        this.content = content;
    }

    /**
     * The library that the jar carries for a platform.
     *
     * @throws NativeCoreException if it carries none, or cannot be read
     */
    static NativeLibrary inJar(Platform platform) throws NativeCoreException {
        Map<String, String> index = new TreeMap<>();
        try (InputStream in = resource(INDEX);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] sumAndPath = line.split("  ", 2);
                index.put(sumAndPath[1], sumAndPath[0]);
            }
            for (Map.Entry<String, String> entry : index.entrySet()) {
                String[] place = entry.getKey().split("/", 2);
                if (place[0].equals(platform.directory())) {
                    return new NativeLibrary(place[1], entry.getValue(), read(ROOT + entry.getKey()));
                }
            }
        } catch (IOException | ArrayIndexOutOfBoundsException e) {
            throw new NativeCoreException(
                    "The jar of the Copilot tool processor cannot be read, or was built without its native library ("
                            + e.getMessage()
                            + "). Download or build it anew.",
                    e);
        }
        throw new NativeCoreException(missing(platform, index), null);
    }

    /**
     * The library in a file that the user named.
     *
     * @throws IOException if it cannot be read
     */
    static NativeLibrary inFile(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        return new NativeLibrary(file.getFileName().toString(), sha256(content), content);
    }

    /** The file's own name, such as {@code libcopilot_tool.so}. */
    String fileName() {
        return fileName;
    }

    /** The content's SHA-256, 64 lower-case hexadecimal digits. */
    String sha256() {
        return sha256;
    }

    /** The content's length in bytes. */
    int length() {
        return content.length;
    }

    /** Whether these bytes are exactly the library's. */
    boolean hasContent(byte[] bytes) {
        return Arrays.equals(content, bytes);
    }

    /**
     * Writes the library into a file that exists and is empty.
     *
     * @throws IOException if it cannot be written, or the disk is full
     */
    void writeTo(Path file) throws IOException {
        Files.write(file, content);
    }

    static String missing(Platform platform, Map<String, String> index) {
        StringBuilder message = new StringBuilder("The Copilot tool processor has no native library for ")
                .append(platform.directory())
                .append("; this jar serves ");
        String separator = "";
        for (String path : index.keySet()) {
            message.append(separator).append(path.split("/", 2)[0]);
            separator = ", ";
        }
        message.append(". ");
        if (platform.isMusl()) {
            message.append("This JVM runs on musl (Alpine Linux): compile with a JDK for glibc, for example in a"
                    + " Debian or Ubuntu image, or b");
        } else {
            message.append("B");
        }
        return message.append("uild the processor's jar on this platform (mvn -DskipTests package), or name a library"
                        + " built for it with ")
                .append(LibraryLoader.howToOverride("file"))
                .append('.')
                .toString();
    }

    private static byte[] read(String name) throws IOException {
        try (InputStream in = resource(name)) {
            return in.readAllBytes();
        }
    }

    private static InputStream resource(String name) throws IOException {
        URL resource = NativeLibrary.class.getResource(name);
        if (resource == null) {
            throw new IOException(name + " is missing");
        }
        // A cached connection shares its jar with other class loaders, and is closed with any of them (R10.2).
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        return connection.getInputStream();
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
