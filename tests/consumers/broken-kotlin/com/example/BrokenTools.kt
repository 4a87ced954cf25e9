package com.example

import com.github.copilot.tool.CopilotTool
import com.github.copilot.tool.CopilotToolParam

/** Jackson cannot make it: it has no constructor without parameters, and none that is a creator. */
data class Street(
    val name: String,
    val number: Int = 1,
)

class BrokenTools {
    @CopilotTool("Finds a street.")
    fun find(
        @CopilotToolParam("Which") street: Street,
        @CopilotToolParam("How far away") distance: Int,
    ): String = "$street, $distance"
}
