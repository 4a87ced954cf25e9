package io.github.copilottool.testkit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
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
            if (ByteBuffer.wrap(bytes).getInt() != MAGIC) {
                throw new IOException("no class file");
            }
            return new Reader(RenamedCalls.read(bytes)).read();
        } catch (RuntimeException damaged) {
            throw new IOException("damaged class file", damaged);
        }
    }

    /** One pass over a class file. */
    private static final class Reader {
        private final RenamedCalls constants;
        private final DataInputStream in;

        Reader(RenamedCalls constants) {
            this.constants = constants;
            this.in = new DataInputStream(new ByteArrayInputStream(constants.rest));
        }

        private String text() throws IOException {
            return constants.text(in.readUnsignedShort());
        }

        ClassFile read() throws IOException {
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

        private Method method() throws IOException {
            int access = in.readUnsignedShort();
            String name = text();
            String descriptor = text();
            int line = 0;
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                String attribute = text();
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
                String attribute = text();
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
                String attribute = text();
                int length = in.readInt();
                if ("SourceFile".equals(attribute)) {
                    source = text();
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
