package com.example.support;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Parameters with a schema of their own. */
public class LocatorTools {
    @CopilotTool("Finds the nearest office.")
    public String nearest(
            @CopilotToolParam(
                            value = "Where from",
                            schema = "{\"type\": \"array\", \"items\": {\"type\": \"number\"}, \"minItems\": 2}")
                    JsonNode point) {
        return "near " + point;
    }
}
