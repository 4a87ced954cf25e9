package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.ReflectedReading;

/** One call of a tool: reads its arguments by a {@link ReaderPlan}. */
final class CallReading extends ReflectedReading {
    private final ReaderPlan plan;

    /**
     * Creates the reading of one call.
     *
     * @param tool the tool's name
     * @param plan how values are read
     * @param invocation the call; may be null if only {@link #problem} is called
     */
    CallReading(String tool, ReaderPlan plan, ToolInvocation invocation) {
        super(tool, plan.isMapped() ? RpcMapper.INSTANCE : null, invocation);
        this.plan = plan;
    }

    @Override
    public Object value(int type, Object value) {
        return plan.get(type).read(this, value);
    }
}
