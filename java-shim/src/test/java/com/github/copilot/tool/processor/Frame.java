package com.github.copilot.tool.processor;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Builds the frame of a response as {@code PROTOCOL.md} describes it, instead of the core. */
public final class Frame {
    /** The id for no element or annotation. */
    public static final int NONE = -1;

    private int protocol = BuildInfo.PROTOCOL;
    private String build = BuildInfo.VERSION;
    private final List<Part> files = new ArrayList<>();
    private final List<Part> diagnostics = new ArrayList<>();
    private final List<Part> unresolved = new ArrayList<>();

    @FunctionalInterface
    private interface Part {
        void writeTo(DataOutputStream out) throws IOException;
    }

    /** Sets another build. */
    public Frame of(int otherProtocol, String otherBuild) {
        protocol = otherProtocol;
        build = otherBuild;
        return this;
    }

    /** Adds a file: kind 0 is a source file, 1 a resource. */
    public Frame file(int kind, String name, String content) {
        files.add(out -> {
            out.writeByte(kind);
            string(out, name);
            string(out, content);
        });
        return this;
    }

    /**
     * Adds a diagnostic.
     *
     * @param severity 0 error, 1 warning, 2 note
     * @param text its text
     * @param element element id or {@link #NONE}
     * @param annotation annotation id or {@link #NONE}
     * @param steps a String for a member, an Integer for an array's element
     */
    public Frame diagnostic(int severity, String text, int element, int annotation, Object... steps) {
        diagnostics.add(out -> {
            out.writeByte(severity);
            out.writeByte(0);
            string(out, "copilot-test");
            string(out, text);
            out.writeInt(element);
            out.writeInt(annotation);
            out.writeInt(steps.length);
            for (Object step : steps) {
                if (step instanceof Integer index) {
                    out.writeByte(1);
                    out.writeInt(index);
                } else {
                    out.writeByte(0);
                    string(out, (String) step);
                }
            }
        });
        return this;
    }

    /** Adds the name of a missing type. */
    public Frame unresolved(String name) {
        unresolved.add(out -> string(out, name));
        return this;
    }

    /** Returns the frame's bytes. */
    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(protocol);
            string(out, build);
            for (List<Part> parts : List.of(files, diagnostics, unresolved)) {
                out.writeInt(parts.size());
                for (Part part : parts) {
                    part.writeTo(out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void string(DataOutputStream out, String text) throws IOException {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(utf8.length);
        out.write(utf8);
    }
}
