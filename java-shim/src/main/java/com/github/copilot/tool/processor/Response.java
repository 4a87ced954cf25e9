package com.github.copilot.tool.processor;

import com.github.copilot.tool.processor.loader.NativeCoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
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
    private static final int NONE = -1;

    /**
     * A file.
     *
     * @param isSource whether it is a Java source file; else it is a resource in the class output
     * @param name the binary name of a source file's class, or the path of a resource
     * @param content its text
     */
    record File(boolean isSource, String name, String content) {}

    /**
     * A diagnostic, with its place as the Messager takes it.
     *
     * @param once whether only the first of several diagnostics with this text is reported
     * @param element null if there is no place
     * @param annotation null for the element itself
     * @param value null for the annotation itself
     */
    record Diagnostic(
            Kind kind,
            boolean once,
            String text,
            Element element,
            AnnotationMirror annotation,
            AnnotationValue value) {}

    /**
     * Reads a frame, whose ids refer to these targets.
     *
     * @throws NativeCoreException if the core is of another build or protocol than the shim (R10.6); then nothing after
     *     the versions was read
     * @throws IllegalStateException if the bytes are not a frame, or an id refers to nothing
     */
    static Response read(byte[] frame, DiagnosticTargets targets) throws NativeCoreException {
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
        // There is a loop for each list: a lambda costs a compilation, which runs it once, as much as a class.
        List<File> files = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            files.add(file(rest));
        }
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            diagnostics.add(diagnostic(rest, targets));
        }
        List<String> unresolved = new ArrayList<>();
        for (int count = length(rest, "list"); count > 0; count--) {
            unresolved.add(string(rest));
        }
        if (rest.hasRemaining()) {
            throw malformed(rest.remaining() + " bytes follow it");
        }
        return new Response(files, diagnostics, unresolved);
    }

    private static String version(int protocol, String build) {
        return build + " (protocol " + Integer.toUnsignedString(protocol) + ")";
    }

    /** Returns the exception for a response that is not of the shape that {@code PROTOCOL.md} describes. */
    static IllegalStateException malformed(String problem) {
        return new IllegalStateException("the core's response is malformed: " + problem);
    }

    // The parts of a frame; every length is checked against the remaining bytes.

    private static File file(ByteBuffer rest) {
        boolean isSource =
                switch (octet(rest)) {
                    case 0 -> true;
                    case 1 -> false;
                    default -> throw malformed("a file of unknown kind");
                };
        return new File(isSource, string(rest), string(rest));
    }

    private static Diagnostic diagnostic(ByteBuffer rest, DiagnosticTargets targets) {
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
        String text = string(rest);
        int elementId = number(rest);
        Element element = elementId == NONE ? null : targets.element(elementId);
        int annotationId = number(rest);
        AnnotationMirror annotation = annotationId == NONE ? null : targets.annotation(annotationId);
        return new Diagnostic(kind, once, text, element, annotation, value(rest, annotation));
    }

    /**
     * Follows the steps from an annotation, which may be null, into its values. Returns the value that they lead to, or
     * the last one on the way that is written out in the source; null if none is.
     */
    private static AnnotationValue value(ByteBuffer rest, AnnotationMirror annotation) {
        AnnotationValue reached = null;
        Object from = annotation;
        for (int count = length(rest, "list"); count > 0; count--) {
            AnnotationValue next =
                    switch (octet(rest)) {
                        case 0 -> member(from, string(rest));
                        case 1 -> part(from, number(rest));
                        default -> throw malformed("a step of unknown kind");
                    };
            reached = next == null ? reached : next;
            from = next == null ? null : next.getValue();
        }
        return reached;
    }

    private static AnnotationValue member(Object annotation, String name) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values =
                annotation instanceof AnnotationMirror mirror ? Annotations.values(mirror) : null;
        if (values != null) {
            for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value : values.entrySet()) {
                if (value.getKey().getSimpleName().contentEquals(name)) {
                    return value.getValue();
                }
            }
        }
        return null;
    }

    /** Returns an element of an array; the index is negative if the core's unsigned number is larger than an int. */
    private static AnnotationValue part(Object array, int index) {
        return array instanceof List<?> parts
                        && index >= 0
                        && index < parts.size()
                        && parts.get(index) instanceof AnnotationValue part
                ? part
                : null;
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
