package io.github.copilottool.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;

/**
 * The arguments of a call as the tree that tools read, so that a message is one tree. Who else reads them, such as
 * another tool of the server, finds plain values, which are made for it.
 */
final class Arguments extends AbstractMap<String, Object> {
    private final JsonNode tree;
    private Map<String, Object> plain;

    /** @param tree an object */
    Arguments(JsonNode tree) {
        this.tree = tree;
    }

    JsonNode tree() {
        return tree;
    }

    @SuppressWarnings("unchecked")
    private synchronized Map<String, Object> plain() {
        if (plain == null) {
            plain = Json.EXACT.convertValue(tree, Map.class);
        }
        return plain;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return plain().entrySet();
    }

    @Override
    public Object get(Object name) {
        return plain().get(name);
    }

    @Override
    public boolean containsKey(Object name) {
        return plain().containsKey(name);
    }
}
