package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A fenced block of a page. A comment before it, which readers do not see, may mark it:
 *
 * <ul>
 *   <li>{@code <!-- file: maven/pom.xml javac/pom.xml -->}: a file in one or more of the folders that the page sets up
 *   <li>{@code <!-- run: maven -->}: commands, run in that folder
 *   <li>{@code <!-- prints: maven -->}: the output of the commands before it
 *   <li>{@code <!-- options: maven -->}: options of the processor, in that build's spelling
 *   <li>{@code <!-- from: path -->}: a part of that file of the repository
 * </ul>
 *
 * @param page the page's file name
 * @param line the number of its first line, from 1
 * @param mark the text of the comment; empty if there is no comment
 * @param language the word after the fence
 * @param text the lines between the fences
 */
record DocumentedBlock(String page, long line, String mark, String language, String text) {
    private static final Pattern BLOCK =
            Pattern.compile("(?:^<!-- ([^\\n]+) -->\n)?^```(\\w*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final String FILE = "file: ";

    /** Returns the blocks of a page, in order. */
    static List<DocumentedBlock> of(Path page) {
        String text = Tree.read(page);
        return BLOCK.matcher(text)
                .results()
                .map(found -> new DocumentedBlock(
                        page.getFileName().toString(),
                        text.substring(0, found.start()).lines().count() + 1,
                        found.group(1) == null ? "" : found.group(1),
                        found.group(2),
                        found.group(3)))
                .toList();
    }

    /** Returns the paths of a folder to which the block is to be written, relative to the folder. */
    List<String> filesFor(String folder) {
        return mark.startsWith(FILE)
                ? Stream.of(mark.substring(FILE.length()).split(" "))
                        .filter(file -> file.startsWith(folder + "/"))
                        .map(file -> file.substring(folder.length() + 1))
                        .toList()
                : List.of();
    }

    @Override
    public String toString() {
        return page + ":" + line;
    }
}
