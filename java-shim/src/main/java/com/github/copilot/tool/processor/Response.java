package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.tools.Diagnostic.Kind;

/**
 * What the core answers for one tool class.
 *
 * @param files to be written, in this order
 * @param diagnostics to be reported, in this order
 * @param unresolved names of types without which nothing could be decided; where there are any, ask again later
 */
record Response(List<File> files, List<Diagnostic> diagnostics, List<String> unresolved) {
    /** In place of an element or annotation: there is none. */
    static final int NONE = -1;

    /** What a file is. */
    enum FileKind {
        /** A Java source file. */
        SOURCE,
        /** A resource in the class output. */
        RESOURCE
    }

    /**
     * A file.
     *
     * @param kind what it is
     * @param name the binary name of a source file's class, or the path of a resource
     * @param content its text
     */
    record File(FileKind kind, String name, String content) {}

    /**
     * A diagnostic.
     *
     * @param kind how grave it is
     * @param text all of it
     * @param once whether of several with this text only the first is to be reported
     * @param place where it belongs
     */
    record Diagnostic(Kind kind, boolean once, String text, Place place) {}

    /**
     * Where a diagnostic belongs.
     *
     * @param element an element's id, or {@link #NONE}
     * @param annotation the id of an annotation on it, or {@link #NONE}
     * @param steps from the annotation into its values
     */
    record Place(int element, int annotation, List<Step> steps) {}

    /** A step into the values of an annotation. */
    sealed interface Step permits MemberStep, IndexStep {}

    /**
     * To a member of an annotation.
     *
     * @param name the member's name
     */
    record MemberStep(String name) implements Step {}

    /**
     * To an element of an array.
     *
     * @param index which, from 0; as unsigned as it came
     */
    record IndexStep(int index) implements Step {}

    /**
     * Reads a frame.
     *
     * @param frame the core's bytes
     * @return what they say
     * @throws OtherBuildException if the core is of another build; then nothing behind the versions was read
     * @throws MalformedResponseException if the bytes are no frame
     */
    static Response read(byte[] frame) throws OtherBuildException, MalformedResponseException {
        if (frame == null) {
            throw new MalformedResponseException("there is none");
        }
        Reader reader = new Reader(ByteBuffer.wrap(frame));
        int protocol = reader.number();
        String build = reader.string();
        if (protocol != Build.PROTOCOL || !build.equals(Build.VERSION)) {
            throw new OtherBuildException(protocol, build);
        }
        Response response = new Response(reader.files(), reader.diagnostics(), reader.strings());
        reader.end();
        return response;
    }

    /** Takes the parts of a frame off its bytes; every length is checked against what is there. */
    private static final class Reader {
        private final ByteBuffer rest;

        Reader(ByteBuffer frame) {
            this.rest = frame;
        }

        // A loop for each list: a lambda for its elements costs a compilation's one run as much as a class.

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
                        // A mandatory warning could not be silenced.
                        case 1 -> Kind.WARNING;
                        case 2 -> Kind.NOTE;
                        default -> throw new MalformedResponseException("a diagnostic of unknown severity");
                    };
            boolean once = octet() != 0;
            // The code is part of the text already.
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
            // The replacement for invalid bytes, unless the text has it itself.
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

        /** A length of what follows: nothing takes less than a byte for each of its parts. */
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
