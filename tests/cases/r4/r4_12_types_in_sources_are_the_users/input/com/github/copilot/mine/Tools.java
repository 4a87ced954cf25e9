package com.github.copilot.mine;

import com.fasterxml.jackson.mine.Point;
import com.github.copilot.Order;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Order.")
    public String order(Order order, Kind kind) {
        return order + " " + kind;
    }

    @CopilotTool("In a package named like Jackson's.")
    public String point(Point point, @Positive int number) {
        return point + " " + number;
    }

    @CopilotTool("A sealed type.")
    public String shape(Shape shape, int number) {
        return shape + " " + number;
    }
}
