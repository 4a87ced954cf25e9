package io.github.copilottool.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renames in class files, so that they have names that Java sources cannot have, as other languages' compilers give
 * them (R3.12).
 */
final class ClassFileNames {
    private static final Pattern WORD = Pattern.compile("\\w+");

    /** The name of a member, or of a type with slashes (JVMS 4.2). */
    private static final Pattern NAME = Pattern.compile("[\\w$/]+");

    private static final int MAGIC = 0xCAFEBABE;

    private ClassFileNames() {}

    /**
     * Replaces words in class files, in names, types and texts, and in the names of the files.
     *
     * @param classes a folder of class files
     * @param renamed the replacement of each word
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

    /** Returns the words in all names of packages, types and members in a jar's class files. */
    static Set<String> words(Path jar) {
        Set<String> words = new TreeSet<>();
        UnaryOperator<String> collect = text -> {
            if (NAME.matcher(text).matches()) {
                WORD.matcher(text).results().forEach(word -> words.add(word.group()));
            }
            return text;
        };
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(".class")) {
                    renamed(file.getInputStream(entry).readAllBytes(), collect);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return words;
    }

    /**
     * Returns a class file in which each {@code CONSTANT_Utf8} is replaced (JVMS 4.4). All names and texts refer to
     * these.
     */
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
                    // The index after such a constant is not used (JVMS 4.4.5).
                    index++;
                }
                default -> throw new IOException("There is no constant of tag " + tag + ".");
            }
        }
        out.write(in.readAllBytes());
        return bytes.toByteArray();
    }
}
