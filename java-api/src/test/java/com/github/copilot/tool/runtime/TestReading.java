package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.function.Executable;

/** One call of a tool named {@code t}. Its readers are functions, each at its number. */
final class TestReading extends Mapping {
    /** Reads a value. */
    @FunctionalInterface
    interface Reader {
        Object read(TestReading call, Object value);
    }

    private final List<Reader> readers;

    private TestReading(ToolInvocation invocation, List<Reader> readers) {
        super("t", RpcMapper.INSTANCE, invocation);
        this.readers = readers;
    }

    /** Returns a call with arguments. */
    static TestReading of(Map<String, Object> arguments, Reader... readers) {
        return of(new ToolInvocation().setArguments(RpcMapper.INSTANCE.valueToTree(arguments)), readers);
    }

    /** Returns the reading of a call. */
    static TestReading of(ToolInvocation invocation, Reader... readers) {
        return new TestReading(invocation, List.of(readers));
    }

    @Override
    protected Object value(int type, Object value) {
        return readers.get(type).read(this, value);
    }

    /** Returns the text of the error that {@code reading} throws, for an argument named {@code a}. */
    static String errorOf(Executable reading) {
        return errorOf(assertThrows(Throwable.class, reading)).prependPath("a").sentence();
    }
}
