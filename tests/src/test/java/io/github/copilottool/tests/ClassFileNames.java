package io.github.copilottool.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gives what compiled classes declare names that no Java source can write, as compilers of other languages do (R3.12). */
final class ClassFileNames {
    private static final Pattern WORD = Pattern.compile("\\w+");

    private static final int MAGIC = 0xCAFEBABE;

    private ClassFileNames() {}

    /**
     * Replaces words wherever class files have them: in names, types and texts, and in the files' own names.
     *
     * @param classes a folder of class files
     * @param renamed what each word becomes
     */
    static void rename(Path classes, Map<String, String> renamed) {
        UnaryOperator<String> names = text -> WORD.matcher(text)
                .replaceAll(word -> Matcher.quoteReplacement(renamed.getOrDefault(word.group(), word.group())));
        for (Path file : Tree.files(classes, path -> path.toString().endsWith(".class"))) {
            try {
                byte[] bytes = renamed(Files.readAllBytes(file), names);
                Files.delete(file);
                Path target = classes.resolve(names.apply(Tree.relative(classes, file)));
                Files.createDirectories(target.getParent());
                Files.write(target, bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The class file with every {@code CONSTANT_Utf8} as the names have it (JVMS 4.4); all else refers to these. */
    private static byte[] renamed(byte[] classFile, UnaryOperator<String> names) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int magic = in.readInt();
        if (magic != MAGIC) {
            throw new IOException("This is no class file.");
        }
        out.writeInt(magic);
        out.writeInt(in.readInt());
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            switch (tag) {
                case 1 -> out.writeUTF(names.apply(in.readUTF()));
                case 7, 8, 16, 19, 20 -> out.write(in.readNBytes(2));
                case 15 -> out.write(in.readNBytes(3));
                case 3, 4, 9, 10, 11, 12, 17, 18 -> out.write(in.readNBytes(4));
                case 5, 6 -> {
                    out.write(in.readNBytes(8));
                    // Of what follows such a constant, the next index is not used (JVMS 4.4.5).
                    index++;
                }
                default -> throw new IOException("There is no constant of tag " + tag + ".");
            }
        }
        out.write(in.readAllBytes());
        return bytes.toByteArray();
    }
}
