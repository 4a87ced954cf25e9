import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the orders.")
    int countTheOrdersThatCustomersHavePlacedWithinTheLastThirtyDaysOrLess() {
        return 3;
    }
}
