import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class WhatIsNamed {
    public record Item(String name, int price) {}

    public record Order(List<Item> items, Map<String, Integer> stock, Optional<Item> gift) {}

    @CopilotTool("Orders.")
    public String placeOrder(Order order, int[][] grid) {
        return order + Arrays.deepToString(grid);
    }
}
