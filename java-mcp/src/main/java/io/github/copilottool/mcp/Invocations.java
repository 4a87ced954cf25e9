package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolInvocation;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls by their invocations. {@link ToolInvocation} is final, so that no subclass of it can have the call.
 *
 * <p>A call is removed when it is answered. A cancelled one is kept as long as the tool keeps the invocation, because
 * threads of the tool that still work for it ask whether it is cancelled.
 */
final class Invocations {
    private static final Map<Key, McpToolInvocation> CALLS = new ConcurrentHashMap<>();
    private static final ReferenceQueue<ToolInvocation> UNUSED = new ReferenceQueue<>();

    /** An invocation by identity. */
    private static final class Key extends WeakReference<ToolInvocation> {
        private final int hash;

        Key(ToolInvocation invocation, ReferenceQueue<ToolInvocation> queue) {
            super(invocation, queue);
            hash = System.identityHashCode(invocation);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Key key && get() != null && get() == key.get();
        }
    }

    private Invocations() {}

    /** Registers a call that begins. */
    static void put(ToolInvocation invocation, McpToolInvocation call) {
        for (Reference<?> unused = UNUSED.poll(); unused != null; unused = UNUSED.poll()) {
            CALLS.remove(unused);
        }
        CALLS.put(new Key(invocation, UNUSED), call);
    }

    /** Returns the call of an invocation; null if it is unknown. */
    static McpToolInvocation find(ToolInvocation invocation) {
        return CALLS.get(new Key(invocation, null));
    }

    /** Removes a call that has been answered. */
    static void remove(ToolInvocation invocation) {
        CALLS.remove(new Key(invocation, null));
    }

    /** Returns the number of calls that are known. */
    static int count() {
        return CALLS.size();
    }
}
