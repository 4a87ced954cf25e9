package com.example.support;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Tools with results in futures. */
public class CarrierTools {
    @CopilotTool("Asks the carrier where a parcel is.")
    public CompletableFuture<String> track(@CopilotToolParam("The parcel's number") String parcel) {
        return CompletableFuture.supplyAsync(() -> parcel + " is on its way");
    }

    @CopilotTool("Asks the carrier what it costs to send parcels.")
    public CompletionStage<Map<String, BigDecimal>> prices(@CopilotToolParam("Kilograms of each") double... weights) {
        return CompletableFuture.completedFuture(Map.of("EUR", BigDecimal.valueOf(weights.length)));
    }

    @CopilotTool("Calls the carrier's driver.")
    public CompletableFuture<Void> call() {
        return CompletableFuture.completedFuture(null);
    }
}
