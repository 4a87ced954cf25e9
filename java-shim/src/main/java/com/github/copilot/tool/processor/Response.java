package com.github.copilot.tool.processor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.tools.Diagnostic.Kind;

/**
 * The core's answer for one tool class.
 *
 * @param files to be written, in this order
 * @param diagnostics to be reported, in this order
 * @param unresolved names of types that must be known first; if there are any, the request is sent again in a later
 *     round
 */
record Response(List<File> files, List<Diagnostic> diagnostics, List<String> unresolved) {
    /** The id in place of an element or annotation that is absent. */
    static final int NONE = -1;

    /**
     * A file.
     *
     * @param isSource whether it is a Java source file; else it is a resource in the class output
     * @param name the binary name of a source file's class, or the path of a resource
     * @param content its text
     */
    record File(boolean isSource, String name, String content) {}

    /**
     * A diagnostic.
     *
     * @param kind its severity
     * @param text the complete text
     * @param once whether only the first of several diagnostics with this text is reported
     * @param place its place
     */
    record Diagnostic(Kind kind, boolean once, String text, Place place) {}

    /**
     * The place of a diagnostic.
     *
     * @param element an element's id, or {@link #NONE}
     * @param annotation the id of an annotation on it, or {@link #NONE}
     * @param steps the steps from the annotation into its values
     */
    record Place(int element, int annotation, List<Step> steps) {}

    /**
     * A step into the values of an annotation.
     *
     * @param member the name of the annotation's member to go to; null for an element of an array
     * @param index the element's position, from 0; negative if the core's unsigned number is larger than an int
     */
    record Step(String member, int index) {}

    /**
     * Reads a frame.
     *
     * @param frame the core's bytes
     * @return the response
     * @throws NativeCoreException if the core is of another build or protocol than the shim (R10.6); then nothing after
     *     the versions was read
     * @throws IllegalStateException if the bytes are not a frame
     */
    static Response read(byte[] frame) throws NativeCoreException {
        if (frame == null) {
            throw malformed("there is none");
        }
        ByteBuffer rest = ByteBuffer.wrap(frame);
        int protocol = number(rest);
        String build = string(rest);
        if (protocol != BuildInfo.PROTOCOL || !build.equals(BuildInfo.VERSION)) {
            String both = "the Java part is " + version(BuildInfo.PROTOCOL, BuildInfo.VERSION) + ", the core "
                    + version(protocol, build);
            throw new NativeCoreException(DiagnosticTexts.otherBuild(both), null);
        }
        Response response = new Response(files(rest), diagnostics(rest), strings(rest));
        if (rest.hasRemaining()) {
            throw malformed(rest.remaining() + " bytes follow it");
        }
        return response;
    }

    private static String version(int protocol, String build) {
        return build + " (protocol " + Integer.toUnsignedString(protocol) + ")";
    }

    /**
     * Returns the exception for a response that is not of the shape that {@code PROTOCOL.md} describes.
     *
     * @param problem the first part that is wrong
     */
    static IllegalStateException malformed(String problem) {
        return new IllegalStateException("the core's response is malformed: " + problem);
    }

    // The parts of a frame; every length is checked against the remaining bytes. There is a loop for each list: a
    // lambda costs a compilation, which runs it once, as much as a class.

    private static List<File> files(ByteBuffer rest) {
        List<File> found = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            found.add(file(rest));
        }
        return Collections.unmodifiableList(found);
    }

    private static List<Diagnostic> diagnostics(ByteBuffer rest) {
        List<Diagnostic> found = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            found.add(diagnostic(rest));
        }
        return Collections.unmodifiableList(found);
    }

    private static List<String> strings(ByteBuffer rest) {
        List<String> found = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            found.add(string(rest));
        }
        return Collections.unmodifiableList(found);
    }

    private static List<Step> steps(ByteBuffer rest) {
        List<Step> found = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            found.add(step(rest));
        }
        return Collections.unmodifiableList(found);
    }

    private static File file(ByteBuffer rest) {
        boolean isSource =
                switch (octet(rest)) {
                    case 0 -> true;
                    case 1 -> false;
                    default -> throw malformed("a file of unknown kind");
                };
        return new File(isSource, string(rest), string(rest));
    }

    private static Diagnostic diagnostic(ByteBuffer rest) {
        Kind kind =
                switch (octet(rest)) {
                    case 0 -> Kind.ERROR;
                    // A mandatory warning cannot be silenced.
                    case 1 -> Kind.WARNING;
                    case 2 -> Kind.NOTE;
                    default -> throw malformed("a diagnostic of unknown severity");
                };
        boolean once = octet(rest) != 0;
        // The code, which is part of the text.
        string(rest);
        return new Diagnostic(kind, once, string(rest), new Place(number(rest), number(rest), steps(rest)));
    }

    private static Step step(ByteBuffer rest) {
        return switch (octet(rest)) {
            case 0 -> new Step(string(rest), 0);
            case 1 -> new Step(null, number(rest));
            default -> throw malformed("a step of unknown kind");
        };
    }

    private static String string(ByteBuffer rest) {
        int length = length(rest, "string");
        ByteBuffer bytes = rest.slice(rest.position(), length);
        rest.position(rest.position() + length);
        String text = new String(bytes.array(), bytes.arrayOffset(), length, StandardCharsets.UTF_8);
        // Decoding replaces invalid bytes by this character, which the text can also contain itself.
        if (text.indexOf('\uFFFD') >= 0) {
            requireText(bytes);
        }
        return text;
    }

    private static void requireText(ByteBuffer bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(bytes);
        } catch (IOException notUtf8) {
            throw malformed("a string that is not UTF-8");
        }
    }

    private static int number(ByteBuffer rest) {
        require(rest, Integer.BYTES);
        return rest.getInt();
    }

    private static int octet(ByteBuffer rest) {
        require(rest, 1);
        return rest.get();
    }

    /** Reads a length of what follows: each part of a list has at least one byte. */
    private static int length(ByteBuffer rest, String what) {
        int length = number(rest);
        if (length < 0 || length > rest.remaining()) {
            throw malformed("a " + what + " that is longer than the rest");
        }
        return length;
    }

    private static void require(ByteBuffer rest, int bytes) {
        if (rest.remaining() < bytes) {
            throw malformed("it ends too early");
        }
    }
}
