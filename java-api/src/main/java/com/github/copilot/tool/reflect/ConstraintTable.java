package com.github.copilot.tool.reflect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Bean Validation's constraints and the checks that they consist of (R7.8), from the table that the processor's
 * core reads too: {@code constraints.txt}, which explains its columns.
 */
final class ConstraintTable {
    private ConstraintTable() {}

    /** The table, which is read when the first constraint is found. */
    private static final class Table {
        static final Map<String, Constraint> CONSTRAINTS = new HashMap<>();
        static final List<CheckRow> CHECKS = new ArrayList<>();

        static {
            for (String row : Tables.rows("runtime/constraints.txt")) {
                if (row.charAt(0) == '@') {
                    String[] cells = row.substring(1).split(" +", 3);
                    CONSTRAINTS.put(cells[0], Constraint.of(cells));
                } else {
                    CHECKS.add(CheckRow.of(row.split(" +", 9)));
                }
            }
        }
    }

    /**
     * A constraint.
     *
     * @param excludesNull whether it refuses null
     * @param demands the checks of a value that is not null
     */
    record Constraint(boolean excludesNull, List<Demand> demands) {
        private static Constraint of(String[] cells) {
            List<Demand> demands = new ArrayList<>();
            for (String each : cells[2].equals("-") ? new String[0] : cells[2].split(" ")) {
                String[] called = called(each);
                demands.add(new Demand(called[0], called.length == 1 ? List.of() : List.of(called[1].split(","))));
            }
            return new Constraint(cells[1].equals("refused"), demands);
        }
    }

    /**
     * A check that a constraint makes.
     *
     * @param check the check's name
     * @param arguments each a literal, or a member's name with its default value
     */
    record Demand(String check, List<String> arguments) {}

    /**
     * A check.
     *
     * @param name its name
     * @param keywords the keywords that show it, by JSON type
     */
    record CheckRow(String name, Map<String, String[]> keywords) {
        private static final List<String> TYPES = List.of("integer", "number", "string", "array", "object", "boolean");

        private static CheckRow of(String[] cells) {
            Map<String, String[]> keywords = new HashMap<>();
            for (int i = 0; i < TYPES.size(); i++) {
                String cell = cells[i + 2];
                if (!cell.equals("-")) {
                    keywords.put(TYPES.get(i), cell.equals("+") ? new String[0] : cell.split(","));
                }
            }
            return new CheckRow(called(cells[0])[0], keywords);
        }
    }

    // Returns the name, and the text in parentheses after it.
    private static String[] called(String cell) {
        int open = cell.indexOf('(');
        return open < 0
                ? new String[] {cell}
                : new String[] {cell.substring(0, open), cell.substring(open + 1, cell.length() - 1)};
    }

    /** Returns the constraint with a simple name; null if the table has none. */
    static Constraint constraint(String name) {
        return Table.CONSTRAINTS.get(name);
    }

    /** Returns all checks, in the order in which they are made. */
    static List<CheckRow> checks() {
        return Table.CHECKS;
    }
}
