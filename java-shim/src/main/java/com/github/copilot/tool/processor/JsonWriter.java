package com.github.copilot.tool.processor;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Writes JSON as UTF-8 into a growing buffer.
 *
 * <p>Commas are written between values and members without a call. The result may also be a <em>fragment</em>, the
 * members of an object without its braces, for another writer.
 */
final class JsonWriter {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes;
    private int length;

    /** Creates a writer with a buffer for a small fragment. */
    JsonWriter() {
        this(256);
    }

    /** Creates a writer with a buffer of this many bytes, at least 1. */
    JsonWriter(int capacity) {
        bytes = new byte[capacity];
    }

    /** Returns a copy of what was written. */
    byte[] toByteArray() {
        return Arrays.copyOf(bytes, length);
    }

    void beginObject() {
        separate();
        put('{');
    }

    void endObject() {
        put('}');
    }

    void beginArray() {
        separate();
        put('[');
    }

    void endArray() {
        put(']');
    }

    /** Begins a member of an object; its value follows. The name is one of the protocol's, in ASCII. */
    void member(String name) {
        separate();
        put('"');
        put(name);
        put('"');
        put(':');
    }

    /** Begins a member whose name is the user's. */
    void memberOfAnyName(String name) {
        string(name);
        put(':');
    }

    /** Begins a member whose value is an array, which {@link #endArray} ends. */
    void beginArray(String name) {
        member(name);
        beginArray();
    }

    /** Writes a member with a string; nothing if the text is null or empty. */
    void member(String name, CharSequence text) {
        if (text != null && text.length() > 0) {
            member(name);
            string(text);
        }
    }

    /** Writes a member with a number. */
    void member(String name, int number) {
        member(name);
        number(number);
    }

    /** Writes a member with a boolean; nothing if it is false. */
    void member(String name, boolean value) {
        if (value) {
            member(name);
            put("true");
        }
    }

    /** Writes a member with an array of strings; nothing if there are none. */
    void strings(String name, Collection<? extends CharSequence> texts) {
        if (!texts.isEmpty()) {
            beginArray(name);
            for (CharSequence text : texts) {
                string(text);
            }
            endArray();
        }
    }

    /** Writes a member with an array of numbers; nothing if there are none. */
    void numbers(String name, List<Integer> numbers) {
        if (!numbers.isEmpty()) {
            beginArray(name);
            for (int number : numbers) {
                number(number);
            }
            endArray();
        }
    }

    /** Writes a number as a value. */
    void number(int number) {
        separate();
        put(Integer.toString(number));
    }

    /** Writes a boolean as a value. */
    void bool(boolean value) {
        separate();
        put(value ? "true" : "false");
    }

    /** Writes a string as a value; a lone surrogate, which has no bytes in UTF-8, is written as U+FFFD. */
    void string(CharSequence text) {
        separate();
        // One of javac's names creates a string for each character that is read from it.
        String string = text.toString();
        byte[] encoded = string.getBytes(StandardCharsets.UTF_8);
        reserve(encoded.length + 2);
        put('"');
        // Each character is one byte: ASCII, or a lone surrogate, which is encoded as a question mark.
        if (encoded.length == string.length()) {
            asciiOrLoneSurrogates(encoded, string);
        } else {
            characters(string);
        }
        put('"');
    }

    /**
     * Writes the inside of a string. Parts that need no escape are copied as a whole, since a loop is slow in the
     * interpreter.
     */
    private void asciiOrLoneSurrogates(byte[] encoded, String string) {
        int from = 0;
        for (int i = 0; i < encoded.length; i++) {
            byte c = encoded[i];
            if (c < ' ' || c == '"' || c == '\\') {
                put(encoded, from, i);
                escape(c);
                from = i + 1;
            } else if (c == '?' && string.charAt(i) != '?') {
                put(encoded, from, i);
                putCodePoint(0xFFFD);
                from = i + 1;
            }
        }
        put(encoded, from, encoded.length);
    }

    private void characters(String text) {
        int end = text.length();
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                if (Character.isHighSurrogate(c) && i + 1 < end && Character.isLowSurrogate(text.charAt(i + 1))) {
                    i++;
                    putCodePoint(Character.toCodePoint(c, text.charAt(i)));
                } else {
                    putCodePoint(Character.isSurrogate(c) ? 0xFFFD : c);
                }
            } else if (c < ' ' || c == '"' || c == '\\') {
                escape(c);
            } else {
                put(c);
            }
        }
    }

    private void escape(int c) {
        if (c >= ' ') {
            put('\\');
            put(c);
        } else {
            put("\\u00");
            put(HEX[c >> 4]);
            put(HEX[c & 0xF]);
        }
    }

    /** Writes the contents of another writer: one or more values, or members of an object; nothing if it is empty. */
    void fragment(byte[] fragment) {
        if (fragment.length > 0) {
            separate();
            put(fragment, 0, fragment.length);
        }
    }

    /** Writes a member with an array of the values in a fragment; nothing if there are none. */
    void array(String name, byte[] values) {
        if (values.length > 0) {
            beginArray(name);
            fragment(values);
            endArray();
        }
    }

    /** Writes a comma if a value precedes: its last byte is none of those below. */
    private void separate() {
        if (length > 0) {
            byte last = bytes[length - 1];
            if (last != '{' && last != '[' && last != ':') {
                put(',');
            }
        }
    }

    private void putCodePoint(int c) {
        if (c < 0x800) {
            put(0xC0 | c >> 6);
        } else {
            if (c < 0x10000) {
                put(0xE0 | c >> 12);
            } else {
                put(0xF0 | c >> 18);
                put(0x80 | c >> 12 & 0x3F);
            }
            put(0x80 | c >> 6 & 0x3F);
        }
        put(0x80 | c & 0x3F);
    }

    private void put(String ascii) {
        byte[] plain = ascii.getBytes(StandardCharsets.ISO_8859_1);
        put(plain, 0, plain.length);
    }

    private void put(byte[] some, int from, int to) {
        reserve(to - from);
        System.arraycopy(some, from, bytes, length, to - from);
        length += to - from;
    }

    private void put(int value) {
        if (length == bytes.length) {
            reserve(1);
        }
        bytes[length++] = (byte) value;
    }

    /** Reserves so many more bytes. */
    private void reserve(int more) {
        long needed = (long) length + more;
        if (needed > bytes.length) {
            if (needed > Integer.MAX_VALUE - 8) {
                throw new IllegalStateException("a request of more than 2 GiB");
            }
            bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(needed, 2L * bytes.length), Integer.MAX_VALUE - 8));
        }
    }
}
