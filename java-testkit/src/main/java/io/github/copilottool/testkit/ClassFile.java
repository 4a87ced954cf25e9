package io.github.copilottool.testkit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a class file (JVMS 4) that the catalogue needs: whether the class is abstract, and its methods' source
 * lines.
 *
 * @param isAbstract whether the type is an abstract class or an interface
 * @param source the source file's name without folders; null if the compiler did not write it
 * @param methods the declared methods, in order
 */
record ClassFile(boolean isAbstract, String source, List<Method> methods) {
    private static final int ACC_STATIC = 0x0008;
    private static final int ACC_ABSTRACT = 0x0400;
    private static final int MAGIC = 0xCAFEBABE;

    /**
     * A method.
     *
     * @param signature the name and the erased types of the parameters; nested types have a {@code .}
     * @param line the line of the first statement; 0 if there is none, or the compiler wrote no line numbers
     */
    record Method(String signature, boolean isStatic, int line) {}

    /**
     * Reads a class file.
     *
     * @throws IOException if it is not a class file
     */
    static ClassFile read(byte[] bytes) throws IOException {
        try {
            return new Reader(new DataInputStream(new ByteArrayInputStream(bytes))).read();
        } catch (IndexOutOfBoundsException | ClassCastException | NegativeArraySizeException damaged) {
            throw new IOException("damaged class file", damaged);
        }
    }

    /** One pass over a class file. */
    private static final class Reader {
        private final DataInputStream in;
        // The UTF-8 constants by index; no other constants are needed.
        private String[] texts;

        Reader(DataInputStream in) {
            this.in = in;
        }

        ClassFile read() throws IOException {
            if (in.readInt() != MAGIC) {
                throw new IOException("no class file");
            }
            in.readInt();
            readConstants();
            int access = in.readUnsignedShort();
            in.readInt();
            in.skipNBytes(2L * in.readUnsignedShort());
            for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
                in.skipNBytes(6);
                skipAttributes();
            }
            List<Method> methods = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                methods.add(method());
            }
            return new ClassFile((access & ACC_ABSTRACT) != 0, source(), List.copyOf(methods));
        }

        private void readConstants() throws IOException {
            texts = new String[in.readUnsignedShort()];
            for (int i = 1; i < texts.length; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts[i] = in.readUTF();
                    case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                    case 15 -> in.skipNBytes(3);
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                    case 5, 6 -> {
                        in.skipNBytes(8);
                        i++;
                    }
                    default -> throw new IOException("unknown constant " + tag);
                }
            }
        }

        private Method method() throws IOException {
            int access = in.readUnsignedShort();
            String name = texts[in.readUnsignedShort()];
            String descriptor = texts[in.readUnsignedShort()];
            int line = 0;
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                String attribute = texts[in.readUnsignedShort()];
                if ("Code".equals(attribute)) {
                    in.skipNBytes(8);
                    in.skipNBytes(in.readInt());
                    in.skipNBytes(8L * in.readUnsignedShort());
                    line = firstLine();
                } else {
                    in.skipNBytes(in.readInt());
                }
            }
            return new Method(name + parameters(descriptor), (access & ACC_STATIC) != 0, line);
        }

        private int firstLine() throws IOException {
            int first = 0;
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                String attribute = texts[in.readUnsignedShort()];
                int length = in.readInt();
                if (!"LineNumberTable".equals(attribute)) {
                    in.skipNBytes(length);
                    continue;
                }
                for (int entries = in.readUnsignedShort(); entries > 0; entries--) {
                    in.readUnsignedShort();
                    int line = in.readUnsignedShort();
                    first = first == 0 ? line : Math.min(first, line);
                }
            }
            return first;
        }

        private String source() throws IOException {
            String source = null;
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                String attribute = texts[in.readUnsignedShort()];
                int length = in.readInt();
                if ("SourceFile".equals(attribute)) {
                    source = texts[in.readUnsignedShort()];
                } else {
                    in.skipNBytes(length);
                }
            }
            return source;
        }

        private void skipAttributes() throws IOException {
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                in.readUnsignedShort();
                in.skipNBytes(in.readInt());
            }
        }

        /** Returns {@code (long,com.example.Status)} for {@code (JLcom/example/Status;)V}. */
        private static String parameters(String descriptor) {
            StringBuilder text = new StringBuilder("(");
            int at = 1;
            while (descriptor.charAt(at) != ')') {
                text.append(at == 1 ? "" : ",");
                int dimensions = 0;
                while (descriptor.charAt(at) == '[') {
                    dimensions++;
                    at++;
                }
                int end = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) : at;
                text.append(typeName(descriptor.substring(at, end + 1))).append("[]".repeat(dimensions));
                at = end + 1;
            }
            return text.append(')').toString();
        }

        private static String typeName(String descriptor) {
            return switch (descriptor.charAt(0)) {
                case 'B' -> "byte";
                case 'C' -> "char";
                case 'D' -> "double";
                case 'F' -> "float";
                case 'I' -> "int";
                case 'J' -> "long";
                case 'S' -> "short";
                case 'Z' -> "boolean";
                default ->
                    descriptor
                            .substring(1, descriptor.length() - 1)
                            .replace('/', '.')
                            .replace('$', '.');
            };
        }
    }
}
