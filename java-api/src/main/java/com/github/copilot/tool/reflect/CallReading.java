package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.ReflectedReading;

/** One call of a tool: reads its arguments by a table of {@link Readers}. */
final class CallReading extends ReflectedReading {
    private final Readers readers;

    /** Of a tool's name, its readers, and a call, which may be null where only {@link #problem} is called. */
    CallReading(String tool, Readers readers, ToolInvocation invocation) {
        super(tool, readers.isMapped() ? RpcMapper.INSTANCE : null, invocation);
        this.readers = readers;
    }

    @Override
    public Object value(int type, Object value) {
        return readers.get(type).read(this, value);
    }
}
