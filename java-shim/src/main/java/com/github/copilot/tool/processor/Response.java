package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
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

    /** The kind of a file. */
    enum FileKind {
        /** A Java source file. */
        SOURCE,
        /** A resource in the class output. */
        RESOURCE
    }

    /**
     * A file.
     *
     * @param kind its kind
     * @param name the binary name of a source file's class, or the path of a resource
     * @param content its text
     */
    record File(FileKind kind, String name, String content) {}

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

    /** A step into the values of an annotation. */
    sealed interface Step permits MemberStep, IndexStep {}

    /**
     * A step to a member of an annotation.
     *
     * @param name the member's name
     */
    record MemberStep(String name) implements Step {}

    /**
     * A step to an element of an array.
     *
     * @param index the position, from 0; negative if the core's unsigned number is larger than an int
     */
    record IndexStep(int index) implements Step {}

    /**
     * Reads a frame.
     *
     * @param frame the core's bytes
     * @return the response
     * @throws OtherBuildException if the core is of another build; then nothing after the versions was read
     * @throws MalformedResponseException if the bytes are not a frame
     */
    static Response read(byte[] frame) throws OtherBuildException, MalformedResponseException {
        if (frame == null) {
            throw new MalformedResponseException("there is none");
        }
        FrameReader reader = new FrameReader(ByteBuffer.wrap(frame));
        int protocol = reader.number();
        String build = reader.string();
        if (protocol != BuildInfo.PROTOCOL || !build.equals(BuildInfo.VERSION)) {
            throw new OtherBuildException(protocol, build);
        }
        Response response = new Response(reader.files(), reader.diagnostics(), reader.strings());
        reader.end();
        return response;
    }

    /** Reads the parts of a frame; every length is checked against the remaining bytes. */
    private static final class FrameReader {
        private final ByteBuffer rest;

        FrameReader(ByteBuffer frame) {
            this.rest = frame;
        }

        // There is a loop for each list: a lambda costs a compilation, which runs it once, as much as a class.

        List<File> files() throws MalformedResponseException {
            List<File> found = new ArrayList<>();
            for (int count = length("list"); count > 0; count--) {
                found.add(file());
            }
            return Collections.unmodifiableList(found);
        }

        List<Diagnostic> diagnostics() throws MalformedResponseException {
            List<Diagnostic> found = new ArrayList<>();
            for (int count = length("list"); count > 0; count--) {
                found.add(diagnostic());
            }
            return Collections.unmodifiableList(found);
        }

        List<String> strings() throws MalformedResponseException {
            List<String> found = new ArrayList<>();
            for (int count = length("list"); count > 0; count--) {
                found.add(string());
            }
            return Collections.unmodifiableList(found);
        }

        private List<Step> steps() throws MalformedResponseException {
            List<Step> found = new ArrayList<>();
            for (int count = length("list"); count > 0; count--) {
                found.add(step());
            }
            return Collections.unmodifiableList(found);
        }

        private File file() throws MalformedResponseException {
            FileKind kind =
                    switch (octet()) {
                        case 0 -> FileKind.SOURCE;
                        case 1 -> FileKind.RESOURCE;
                        default -> throw new MalformedResponseException("a file of unknown kind");
                    };
            return new File(kind, string(), string());
        }

        private Diagnostic diagnostic() throws MalformedResponseException {
            Kind kind =
                    switch (octet()) {
                        case 0 -> Kind.ERROR;
                        // A mandatory warning cannot be silenced.
                        case 1 -> Kind.WARNING;
                        case 2 -> Kind.NOTE;
                        default -> throw new MalformedResponseException("a diagnostic of unknown severity");
                    };
            boolean once = octet() != 0;
            // The code, which is part of the text.
            string();
            return new Diagnostic(kind, once, string(), new Place(number(), number(), steps()));
        }

        private Step step() throws MalformedResponseException {
            return switch (octet()) {
                case 0 -> new MemberStep(string());
                case 1 -> new IndexStep(number());
                default -> throw new MalformedResponseException("a step of unknown kind");
            };
        }

        String string() throws MalformedResponseException {
            int length = length("string");
            ByteBuffer bytes = rest.slice(rest.position(), length);
            rest.position(rest.position() + length);
            String text = new String(bytes.array(), bytes.arrayOffset(), length, StandardCharsets.UTF_8);
            // Decoding replaces invalid bytes by this character, which the text can also contain itself.
            if (text.indexOf('\uFFFD') >= 0) {
                requireText(bytes);
            }
            return text;
        }

        private static void requireText(ByteBuffer bytes) throws MalformedResponseException {
            try {
                StandardCharsets.UTF_8.newDecoder().decode(bytes);
            } catch (CharacterCodingException e) {
                throw new MalformedResponseException("a string that is not UTF-8");
            }
        }

        int number() throws MalformedResponseException {
            require(Integer.BYTES);
            return rest.getInt();
        }

        void end() throws MalformedResponseException {
            if (rest.hasRemaining()) {
                throw new MalformedResponseException(rest.remaining() + " bytes follow it");
            }
        }

        private int octet() throws MalformedResponseException {
            require(1);
            return rest.get();
        }

        /** Reads a length of what follows: each part of a list has at least one byte. */
        private int length(String what) throws MalformedResponseException {
            int length = number();
            if (length < 0 || length > rest.remaining()) {
                throw new MalformedResponseException("a " + what + " that is longer than the rest");
            }
            return length;
        }

        private void require(int bytes) throws MalformedResponseException {
            if (rest.remaining() < bytes) {
                throw new MalformedResponseException("it ends too early");
            }
        }
    }
}
