package com.github.copilot.tool.processor;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A build of the core as a shared library, in the jar or in a file that the user named.
 *
 * <p>Its bytes are never held as a whole: every compilation of a build server reads them, and would leave them as
 * garbage.
 */
final class NativeLibrary implements AutoCloseable {

    /**
     * The folder in the jar with one folder for each platform, and the index of their files: the output of sha256sum
     * for the inflated files.
     */
    private static final String ROOT = "META-INF/native/";

    private static final String INDEX = ROOT + "SHA256SUMS";

    private static final int CHUNK = 64 * 1024;

    private static final int SLICE = 1024;

    private final String fileName;
    private final String sha256;

    /** The jar that it is in, or null if it is a file of its own. */
    private final JarContents jar;

    /** Its path in the jar, or the path of its own file. */
    private final String path;

    private NativeLibrary(String fileName, String sha256, JarContents jar, String path) {
        this.fileName = fileName;
        this.sha256 = sha256;
        this.jar = jar;
        this.path = path;
    }

    /**
     * Returns the library in the jar for the platform of this JVM.
     *
     * @throws NativeCoreException if the jar has none, or cannot be read
     */
    static NativeLibrary inJar(Surroundings surroundings) throws NativeCoreException {
        Map<String, String> index = new TreeMap<>();
        JarContents jar = null;
        Platform platform;
        NativeLibrary found = null;
        try {
            jar = JarContents.around(INDEX);
            platform = Platform.of(surroundings, jar);
            readIndex(jar, index);
            for (Map.Entry<String, String> entry : index.entrySet()) {
                String[] place = entry.getKey().split("/", 2);
                if (place[0].equals(platform.directory())) {
                    found = new NativeLibrary(place[1], entry.getValue(), jar, ROOT + entry.getKey());
                    return found;
                }
            }
        } catch (IOException | ArrayIndexOutOfBoundsException e) {
            throw new NativeCoreException(DiagnosticTexts.jarUnreadable(e.getMessage()), e);
        } finally {
            if (jar != null && found == null) {
                jar.close();
            }
        }
        throw new NativeCoreException(missing(platform, index), null);
    }

    /**
     * Returns the library in a file that the user named.
     *
     * @param file the path of the file
     * @param content the file's content, from its beginning
     * @throws IOException if it cannot be read
     */
    static NativeLibrary inFile(Path file, InputStream content) throws IOException {
        MessageDigest digest = newDigest();
        copy(content, OutputStream.nullOutputStream(), digest);
        return new NativeLibrary(file.getFileName().toString(), hexadecimal(digest), null, file.toString());
    }

    private static void readIndex(JarContents jar, Map<String, String> index) throws IOException {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(jar.read(INDEX), StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] sumAndPath = line.split("  ", 2);
                index.put(sumAndPath[1], sumAndPath[0]);
            }
        }
    }

    /** Whether the jar has it. If not, the user named it. */
    boolean isInJar() {
        return jar != null;
    }

    /** Returns the file's own name, such as {@code libcopilot_tool.so}. */
    String fileName() {
        return fileName;
    }

    /** Returns the content's SHA-256, 64 lower-case hexadecimal digits. */
    String sha256() {
        return sha256;
    }

    /**
     * Whether these bytes are exactly the library's.
     *
     * @throws IOException if either cannot be read
     */
    boolean isContentOf(InputStream bytes) throws IOException {
        byte[] expected = new byte[CHUNK];
        byte[] found = new byte[CHUNK];
        try (InputStream library = open()) {
            while (true) {
                int length = library.readNBytes(expected, 0, CHUNK);
                if (bytes.readNBytes(found, 0, CHUNK) != length || !areEqual(expected, found, length)) {
                    return false;
                }
                if (length < CHUNK) {
                    return true;
                }
            }
        } catch (ZipException | EOFException e) {
            // The jar is damaged, which writeTo reports.
            return false;
        }
    }

    /**
     * Whether the first bytes of two chunks are equal. Compares slices: the JVM compiles a method after some hundred
     * calls, and interprets a loop over a whole chunk for longer than inflating it takes.
     */
    private static boolean areEqual(byte[] expected, byte[] found, int length) {
        for (int from = 0; from < length; from += SLICE) {
            int to = Math.min(from + SLICE, length);
            if (!Arrays.equals(expected, from, to, found, from, to)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Writes the library into an empty file, and compares it with its checksum.
     *
     * @throws IOException if it cannot be written, or the disk is full
     * @throws NativeCoreException if the checksum is another, wherever the library is written to
     */
    void writeTo(Path file) throws IOException, NativeCoreException {
        MessageDigest digest = newDigest();
        try (InputStream in = open();
                OutputStream out = Files.newOutputStream(file)) {
            copy(in, out, digest);
        } catch (ZipException | EOFException e) {
            throw damaged(e);
        }
        if (!hexadecimal(digest).equals(sha256)) {
            throw damaged(null);
        }
    }

    private NativeCoreException damaged(IOException cause) {
        return new NativeCoreException(
                jar == null ? DiagnosticTexts.overrideChanged(path) : DiagnosticTexts.jarDamaged(path, INDEX), cause);
    }

    /** Closes the jar. */
    @Override
    public void close() {
        if (jar != null) {
            jar.close();
        }
    }

    private InputStream open() throws IOException {
        try {
            return jar == null
                    ? Files.newInputStream(Path.of(path))
                    : new GZIPInputStream(jar.read(path + ".gz"), CHUNK);
        } catch (ZipException | EOFException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException("the library to put there cannot be read: " + path + " (" + e.getMessage() + ")", e);
        }
    }

    static String missing(Platform platform, Map<String, String> index) {
        Set<String> served = new LinkedHashSet<>();
        for (String path : index.keySet()) {
            served.add(path.split("/", 2)[0]);
        }
        String all = String.join(", ", served);
        return platform.isMusl()
                ? DiagnosticTexts.muslUnserved(platform.directory(), all)
                : DiagnosticTexts.platformUnserved(platform.directory(), all);
    }

    private static void copy(InputStream from, OutputStream to, MessageDigest digest) throws IOException {
        byte[] chunk = new byte[CHUNK];
        for (int length = from.read(chunk); length >= 0; length = from.read(chunk)) {
            digest.update(chunk, 0, length);
            to.write(chunk, 0, length);
        }
    }

    private static String hexadecimal(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
