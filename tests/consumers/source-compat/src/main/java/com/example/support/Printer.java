package com.example.support;

import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolResultObject;

/** Prints definitions and results. */
final class Printer {
    private Printer() {}

    static String print(ToolDefinition tool) {
        return tool.name() + " (" + tool.description() + ") " + (tool.parameters() != null) + (tool.handler() != null)
                + " " + tool.overridesBuiltInTool() + " " + tool.skipPermission() + " " + mode(tool.defer()) + " "
                + tool.metadata() + " " + tool.isTerminal();
    }

    private static String mode(ToolDefer defer) {
        return defer == null || defer == ToolDefer.NONE
                ? null
                : ToolDefer.fromValue(defer.getValue()).name();
    }

    static String print(ToolResultObject result) {
        StringBuilder images = new StringBuilder();
        if (result.binaryResultsForLlm() != null) {
            for (ToolBinaryResult each : result.binaryResultsForLlm()) {
                images.append(each.data().length())
                        .append(each.mimeType())
                        .append(each.type())
                        .append(each.description());
            }
        }
        return result.resultType() + " " + result.textResultForLlm() + " " + images + " " + result.error() + " "
                + result.sessionLog() + " " + result.toolTelemetry() + " " + result.toolReferences();
    }
}
