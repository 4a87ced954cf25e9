package com.example.shop;

import com.github.copilot.tool.CopilotTool;
import jakarta.enterprise.context.RequestScoped;

/** Has an object for each request. */
@RequestScoped
public class BasketTools {
    private int pieces;

    @CopilotTool("Adds a piece to the basket, and returns their number.")
    public int addPiece() {
        return ++pieces;
    }
}
