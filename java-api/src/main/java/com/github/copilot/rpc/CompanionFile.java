package com.github.copilot.rpc;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * What a companion's class file tells of the API that it was compiled against.
 *
 * <p>Companions carry no version: it would cost each of them for an error that few ever see. But each calls the
 * constructor of {@link ToolDefinition}, which is another one in each generation of the SDK, and its class file says
 * which.
 */
final class CompanionFile {
    private static final int MAGIC = 0xCAFEBABE;
    private static final String DEFINITION =
            "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/Object;" + "Lcom/github/copilot/rpc/ToolHandler;";

    private CompanionFile() {}

    /**
     * The API that a companion was compiled against.
     *
     * @param name the companion's binary name
     * @param loader the tool class's loader; null for the JVM's own
     * @return such as {@code "Copilot SDK 1.0.7 to 1.0.9 (ToolDefinition has 8 components)"}; words that say so where the
     *     class file does not tell
     */
    static String madeFor(String name, ClassLoader loader) {
        String path = name.replace('.', '/') + ".class";
        try (InputStream file =
                loader == null ? ClassLoader.getSystemResourceAsStream(path) : loader.getResourceAsStream(path)) {
            String descriptor = file == null ? null : constructor(new DataInputStream(new BufferedInputStream(file)));
            if (descriptor != null) {
                return version(components(descriptor));
            }
        } catch (IOException unreadable) {
            // The error that is being told is worth more than this one.
        }
        return "an API that its class file does not tell";
    }

    private static String version(int components) {
        String version =
                switch (components) {
                    case 7 -> "1.0.5 or 1.0.6";
                    case 8 -> "1.0.7 to 1.0.9";
                    case 9 -> "1.0.10 or later";
                    default -> "of a version unknown here";
                };
        return "Copilot SDK " + version + " (ToolDefinition has " + components + " components)";
    }

    // The text in the constant pool (JVMS 4.4) that describes the constructor; null where there is none.
    private static String constructor(DataInputStream file) throws IOException {
        if (file.readInt() != MAGIC) {
            return null;
        }
        file.skipNBytes(4);
        int size = file.readUnsignedShort();
        for (int i = 1; i < size; i++) {
            int tag = file.readUnsignedByte();
            switch (tag) {
                case 1 -> {
                    String text = file.readUTF();
                    if (text.startsWith(DEFINITION) && text.endsWith(")V")) {
                        return text;
                    }
                }
                case 5, 6 -> {
                    file.skipNBytes(8);
                    i++; // long and double take two places
                }
                case 7, 8, 16, 19, 20 -> file.skipNBytes(2);
                case 15 -> file.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> file.skipNBytes(4);
                default -> {
                    return null;
                }
            }
        }
        return null;
    }

    private static int components(String descriptor) {
        int components = 0;
        for (int i = 1; descriptor.charAt(i) != ')'; i++) {
            while (descriptor.charAt(i) == '[') {
                i++;
            }
            if (descriptor.charAt(i) == 'L') {
                i = descriptor.indexOf(';', i);
            }
            components++;
        }
        return components;
    }
}
