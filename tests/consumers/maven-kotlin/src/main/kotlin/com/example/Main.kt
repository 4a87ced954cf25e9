package com.example

import com.github.copilot.rpc.RpcMapper
import com.github.copilot.rpc.ToolDefinition
import com.github.copilot.rpc.ToolInvocation
import com.github.copilot.rpc.ToolResultObject

private fun call(
    tool: ToolDefinition,
    arguments: String,
) {
    val invocation = ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments))
    val answer = tool.handler().invoke(invocation).handle { answer, failure -> answer ?: failure }.get()
    println(if (answer is ToolResultObject) answer.textResultForLlm() else answer)
}

fun main() {
    val tools = ToolDefinition.fromObject(ParcelTools())
    tools.forEach { println("${it.name()} ${RpcMapper.INSTANCE.writeValueAsString(it.parameters())}") }
    call(tools[0], """{"address": {"street": "High Street 7"}, "weights": [1, 2.5]}""")
    call(tools[0], """{"address": {"zip": "7"}, "weights": [1, 2.5]}""")
    call(tools[1], """{"label": {"text": "fragile"}}""")
    call(tools[3], "{}")
    call(tools[4], "{}")
}
