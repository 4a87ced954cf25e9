package io.github.copilottool.testkit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
            RenamedCalls constants = RenamedCalls.read(bytes);
            DataInputStream in = stream(constants.rest());
            int access = in.readUnsignedShort();
            in.readInt();
            in.skipNBytes(2L * in.readUnsignedShort());
            for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
                in.skipNBytes(6);
                attributes(in, constants);
            }
            List<Method> methods = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                methods.add(method(in, constants));
            }
            DataInputStream source = attributes(in, constants).get("SourceFile");
            return new ClassFile(
                    (access & ACC_ABSTRACT) != 0,
                    source == null ? null : constants.text(source.readUnsignedShort()),
                    List.copyOf(methods));
        } catch (RuntimeException damaged) {
            throw new IOException("damaged class file", damaged);
        }
    }

    private static DataInputStream stream(byte[] bytes) {
        return new DataInputStream(new ByteArrayInputStream(bytes));
    }

    private static Map<String, DataInputStream> attributes(DataInputStream in, RenamedCalls constants)
            throws IOException {
        Map<String, DataInputStream> attributes = new HashMap<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            String name = constants.text(in.readUnsignedShort());
            attributes.putIfAbsent(name, stream(in.readNBytes(in.readInt())));
        }
        return attributes;
    }

    private static Method method(DataInputStream in, RenamedCalls constants) throws IOException {
        int access = in.readUnsignedShort();
        String name = constants.text(in.readUnsignedShort());
        String descriptor = constants.text(in.readUnsignedShort());
        DataInputStream code = attributes(in, constants).get("Code");
        int line = code == null ? 0 : firstLine(code, constants);
        return new Method(name + parameters(descriptor), (access & ACC_STATIC) != 0, line);
    }

    private static int firstLine(DataInputStream code, RenamedCalls constants) throws IOException {
        code.skipNBytes(4);
        code.skipNBytes(code.readInt());
        code.skipNBytes(8L * code.readUnsignedShort());
        DataInputStream table = attributes(code, constants).get("LineNumberTable");
        int first = 0;
        for (int entries = table == null ? 0 : table.readUnsignedShort(); entries > 0; entries--) {
            table.readUnsignedShort();
            int line = table.readUnsignedShort();
            first = first == 0 ? line : Math.min(first, line);
        }
        return first;
    }

    /** Returns {@code (long,com.example.Status)} for {@code (JLcom/example/Status;)V}. */
    private static String parameters(String descriptor) {
        return MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream()
                .map(ClassFile::typeName)
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String typeName(ClassDesc type) {
        if (type.isArray()) {
            return typeName(type.componentType()) + "[]";
        }
        String folder = type.packageName().isEmpty() ? "" : type.packageName() + ".";
        return (folder + type.displayName()).replace('$', '.');
    }
}
