package io.github.copilottool.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.BiPredicate;

/**
 * A class file in which a class name is replaced, and calls of some methods name a method that does not exist (JVMS
 * 4.4). Only the constants change, so the code stays as it is.
 *
 * @param constants the constants by their numbers, each with its tag; null at 0, and after a long or double
 * @param rest the bytes after the constants
 */
record RenamedCalls(byte[][] constants, byte[] rest) {
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    static RenamedCalls read(byte[] file) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(file).position(8);
        byte[][] constants = new byte[in.getShort() & 0xffff][];
        for (int i = 1; i < constants.length; i++) {
            int start = in.position();
            int tag = file[start];
            int size =
                    switch (tag) {
                        case UTF8 -> 2 + (in.getShort(start + 1) & 0xffff);
                        case CLASS, 8, 16, 19, 20 -> 2;
                        case 15 -> 3;
                        case 3, 4, 9, METHOD, INTERFACE_METHOD, NAME_AND_TYPE, 17, 18 -> 4;
                        case 5, 6 -> 8;
                        default -> throw new IOException("unknown constant " + tag);
                    };
            constants[i] = new byte[1 + size];
            in.get(constants[i]);
            if (tag == 5 || tag == 6) {
                i++;
            }
        }
        return new RenamedCalls(constants, Arrays.copyOfRange(file, in.position(), file.length));
    }

    private int tag(int index) {
        return constants[index] == null ? 0 : constants[index][0];
    }

    private int number(int index, int offset) {
        return (constants[index][offset] & 0xff) << 8 | constants[index][offset + 1] & 0xff;
    }

    String text(int index) throws IOException {
        return new DataInputStream(new ByteArrayInputStream(constants[index], 1, constants[index].length - 1))
                .readUTF();
    }

    private static void write(String text, DataOutputStream out) throws IOException {
        out.writeByte(UTF8);
        out.writeUTF(text);
    }

    private static byte[] pair(int tag, int first, int second) {
        return new byte[] {(byte) tag, (byte) (first >> 8), (byte) first, (byte) (second >> 8), (byte) second};
    }

    /**
     * Returns the changed class file.
     *
     * @param from a text in names of classes, with slashes, in place of which is {@code to}
     * @param isReplaced whether calls of a method get another name, by the method's class, with slashes, and its name
     * @param missing the other name
     * @throws IOException if the file is damaged, or has too many constants
     */
    static byte[] of(byte[] file, String from, String to, BiPredicate<String, String> isReplaced, String missing)
            throws IOException {
        RenamedCalls read = read(file);
        ByteArrayOutputStream addedBytes = new ByteArrayOutputStream();
        DataOutputStream added = new DataOutputStream(addedBytes);
        int count = read.constants.length;
        int name = count;
        for (int i = 1; i < read.constants.length; i++) {
            if (read.tag(i) != METHOD && read.tag(i) != INTERFACE_METHOD) {
                continue;
            }
            String owner = read.text(read.number(read.number(i, 1), 1));
            int nameAndType = read.number(i, 3);
            if (isReplaced.test(owner, read.text(read.number(nameAndType, 1)))) {
                if (count == name) {
                    write(missing, added);
                    count++;
                }
                added.write(pair(NAME_AND_TYPE, name, read.number(nameAndType, 3)));
                read.constants[i] = pair(read.tag(i), read.number(i, 1), count);
                count++;
            }
        }
        if (count > 65_535) {
            throw new IOException("too many constants");
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        out.write(file, 0, 8);
        out.writeShort(count);
        for (int i = 1; i < read.constants.length; i++) {
            if (read.tag(i) == UTF8 && read.text(i).contains(from)) {
                write(read.text(i).replace(from, to), out);
            } else if (read.constants[i] != null) {
                out.write(read.constants[i]);
            }
        }
        addedBytes.writeTo(out);
        out.write(read.rest);
        return all.toByteArray();
    }
}
