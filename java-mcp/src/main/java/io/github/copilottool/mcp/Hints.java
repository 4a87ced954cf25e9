package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A tool's metadata for clients: hints, each true, false or unset, and a title. */
final class Hints {
    /** The key whose flags are hints. */
    static final String KEY = "mcp";

    private static final String TITLE = "title";
    private static final String TITLE_KEY = KEY + "." + TITLE;
    private static final String READ_ONLY = "readOnlyHint";
    private static final String DESTRUCTIVE = "destructiveHint";
    private static final String IDEMPOTENT = "idempotentHint";
    private static final String OPEN_WORLD = "openWorldHint";
    private static final List<String> FLAGS = List.of(READ_ONLY, DESTRUCTIVE, IDEMPOTENT, OPEN_WORLD);

    private final String tool;
    private final Consumer<String> warnings;
    private final Map<String, Boolean> flags = new HashMap<>();
    private String title;

    private Hints(String tool, Consumer<String> warnings) {
        this.tool = tool;
        this.warnings = warnings;
    }

    /**
     * Reads the hints of a tool.
     *
     * @param warnings receives a sentence for each entry that has no meaning
     */
    static Hints of(ToolDefinition definition, Consumer<String> warnings) {
        Hints hints = new Hints(definition.name(), warnings);
        Map<String, Object> metadata = metadata(definition);
        if (metadata != null) {
            metadata.forEach(hints::read);
        }
        return hints;
    }

    private static Map<String, Object> metadata(ToolDefinition definition) {
        try {
            return definition.metadata();
        } catch (NoSuchMethodError older) {
            // SDKs before 1.0.7 have no metadata.
            return null;
        }
    }

    /** Returns the title for people; null if there is none. */
    String title() {
        return title;
    }

    /** Returns the hints in the protocol's form; null if none is set. */
    ToolAnnotations annotations() {
        return flags.isEmpty()
                ? null
                : ToolAnnotations.builder()
                        .readOnlyHint(flags.get(READ_ONLY))
                        .destructiveHint(flags.get(DESTRUCTIVE))
                        .idempotentHint(flags.get(IDEMPOTENT))
                        .openWorldHint(flags.get(OPEN_WORLD))
                        .build();
    }

    private void read(String key, Object value) {
        if (key.equals(KEY)) {
            if (value instanceof Map<?, ?> members) {
                members.forEach((name, member) -> readMember(String.valueOf(name), member));
            } else {
                warn("'" + KEY + "' has no flags and is ignored");
            }
        } else if (key.equals(TITLE_KEY)) {
            readTitle(value, "'" + TITLE_KEY + "' is not a text and is ignored");
        } else if (key.startsWith(KEY + ".")) {
            warn("'" + key + "' is unknown and ignored; known are '" + KEY + "' and '" + TITLE_KEY + "'");
        }
    }

    private void readMember(String name, Object value) {
        if (name.equals(TITLE)) {
            readTitle(
                    value,
                    "'" + KEY + "' has the member '" + TITLE + "', which is not a text and is ignored; '" + TITLE_KEY
                            + "' sets the title");
        } else if (!FLAGS.contains(name)) {
            warn("'" + KEY + "' has the unknown flag '" + name + "', which is ignored; known are "
                    + String.join(", ", FLAGS));
        } else if (value instanceof Boolean flag) {
            flags.put(name, flag);
        } else {
            warn("'" + KEY + "' has the flag '" + name + "' with a value other than true and false, which is ignored");
        }
    }

    private void readTitle(Object value, String problem) {
        if (value instanceof String text && !text.isBlank()) {
            title = text;
        } else {
            warn(problem);
        }
    }

    private void warn(String what) {
        warnings.accept("Tool " + tool + ": its metadata " + what + ".");
    }
}
