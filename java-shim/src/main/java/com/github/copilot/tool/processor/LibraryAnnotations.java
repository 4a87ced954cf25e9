package com.github.copilot.tool.processor;

import com.github.copilot.tool.processor.loader.Surroundings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The tool annotations of the libraries that an option names (R1.8), from a table of the core that is also in this jar.
 * Without the option, this class is not loaded.
 *
 * @param types the qualified names of the annotation types that make a method a tool
 * @param contextTypes the qualified names of the types of parameters that the libraries pass in themselves
 * @param libraries the names of all libraries of the table
 * @param unknown the names in the option that are not among them
 */
record LibraryAnnotations(List<String> types, List<String> contextTypes, List<String> libraries, Set<String> unknown) {
    private static final String TABLE = "com/github/copilot/tool/processor/tool-annotations.txt";

    /**
     * Reads the annotations of the libraries with these names, separated by commas. Without a name, the empty one is
     * unknown.
     */
    static LibraryAnnotations of(String option) throws IOException {
        Set<String> open = new LinkedHashSet<>();
        for (String name : option.split(",")) {
            if (!name.isBlank()) {
                open.add(name.strip());
            }
        }
        if (open.isEmpty()) {
            open.add("");
        }
        List<String> types = new ArrayList<>();
        List<String> contextTypes = new ArrayList<>();
        List<String> libraries = new ArrayList<>();
        String table = new String(Surroundings.resource(TABLE), StandardCharsets.UTF_8);
        boolean isChosen = false;
        for (String line : table.split("\n")) {
            String[] cells = line.strip().split("\\s+", 3);
            if (cells[0].equals("library")) {
                libraries.add(cells[1]);
                isChosen = open.remove(cells[1]);
            } else if (cells[0].equals("tool") && isChosen) {
                types.add(cells[1]);
            } else if (cells[0].equals("context") && isChosen) {
                contextTypes.add(cells[1]);
            }
        }
        return new LibraryAnnotations(types, contextTypes, libraries, open);
    }
}
