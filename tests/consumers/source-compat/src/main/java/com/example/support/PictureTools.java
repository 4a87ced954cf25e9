package com.example.support;

import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Tools with results that are more than a text. */
public class PictureTools {
    private static final String PIXEL = "R0lGODlhAQABAAAAACw=";

    @CopilotTool("Shows a picture of a parcel.")
    public ToolResultObject picture(@CopilotToolParam("The parcel's number") String parcel) {
        ToolBinaryResult image = new ToolBinaryResult(PIXEL, "image/gif", "image", "A parcel");
        return new ToolResultObject(
                "success", "The picture of " + parcel, List.of(image), null, "shown", Map.of("bytes", 14), List.of());
    }

    @CopilotTool("Says whether a parcel is whole.")
    public ToolResultObject whole(@CopilotToolParam("The parcel's number") String parcel) {
        return switch (parcel) {
            case "" -> ToolResultObject.failure("Give the parcel's number.", "no number");
            case "lost" -> ToolResultObject.error("It is lost.", "lost");
            case "unknown" -> ToolResultObject.error("no such parcel");
            case "old" -> new ToolResultObject("success", "It was.", null, null, null, null);
            default -> ToolResultObject.success("It is.");
        };
    }

    @CopilotTool("Takes a picture.")
    public CompletableFuture<ToolResultObject> take() {
        return CompletableFuture.completedFuture(ToolResultObject.success("taken"));
    }
}
