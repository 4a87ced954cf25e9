import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Tool 0.")
    public String tool0(int number, @CopilotToolParam(value = "Text.", defaultValue = "d0") String text) {
        return 0 + "," + number + "," + text;
    }

    @CopilotTool("Tool 1.")
    public String tool1(int number, @CopilotToolParam(value = "Text.", defaultValue = "d1") String text) {
        return 1 + "," + number + "," + text;
    }

    @CopilotTool("Tool 2.")
    public String tool2(int number, @CopilotToolParam(value = "Text.", defaultValue = "d2") String text) {
        return 2 + "," + number + "," + text;
    }

    @CopilotTool("Tool 3.")
    public String tool3(int number, @CopilotToolParam(value = "Text.", defaultValue = "d3") String text) {
        return 3 + "," + number + "," + text;
    }

    @CopilotTool("Tool 4.")
    public String tool4(int number, @CopilotToolParam(value = "Text.", defaultValue = "d4") String text) {
        return 4 + "," + number + "," + text;
    }

    @CopilotTool("Tool 5.")
    public String tool5(int number, @CopilotToolParam(value = "Text.", defaultValue = "d5") String text) {
        return 5 + "," + number + "," + text;
    }

    @CopilotTool("Tool 6.")
    public String tool6(int number, @CopilotToolParam(value = "Text.", defaultValue = "d6") String text) {
        return 6 + "," + number + "," + text;
    }

    @CopilotTool("Tool 7.")
    public String tool7(int number, @CopilotToolParam(value = "Text.", defaultValue = "d7") String text) {
        return 7 + "," + number + "," + text;
    }

    @CopilotTool("Tool 8.")
    public String tool8(int number, @CopilotToolParam(value = "Text.", defaultValue = "d8") String text) {
        return 8 + "," + number + "," + text;
    }

    @CopilotTool("Tool 9.")
    public String tool9(int number, @CopilotToolParam(value = "Text.", defaultValue = "d9") String text) {
        return 9 + "," + number + "," + text;
    }

    @CopilotTool("Tool 10.")
    public String tool10(int number, @CopilotToolParam(value = "Text.", defaultValue = "d10") String text) {
        return 10 + "," + number + "," + text;
    }

    @CopilotTool("Tool 11.")
    public String tool11(int number, @CopilotToolParam(value = "Text.", defaultValue = "d11") String text) {
        return 11 + "," + number + "," + text;
    }

    @CopilotTool("Tool 12.")
    public String tool12(int number, @CopilotToolParam(value = "Text.", defaultValue = "d12") String text) {
        return 12 + "," + number + "," + text;
    }

    @CopilotTool("Tool 13.")
    public String tool13(int number, @CopilotToolParam(value = "Text.", defaultValue = "d13") String text) {
        return 13 + "," + number + "," + text;
    }

    @CopilotTool("Tool 14.")
    public String tool14(int number, @CopilotToolParam(value = "Text.", defaultValue = "d14") String text) {
        return 14 + "," + number + "," + text;
    }

    @CopilotTool("Tool 15.")
    public String tool15(int number, @CopilotToolParam(value = "Text.", defaultValue = "d15") String text) {
        return 15 + "," + number + "," + text;
    }

    @CopilotTool("Tool 16.")
    public String tool16(int number, @CopilotToolParam(value = "Text.", defaultValue = "d16") String text) {
        return 16 + "," + number + "," + text;
    }

    @CopilotTool("Tool 17.")
    public String tool17(int number, @CopilotToolParam(value = "Text.", defaultValue = "d17") String text) {
        return 17 + "," + number + "," + text;
    }

    @CopilotTool("Tool 18.")
    public String tool18(int number, @CopilotToolParam(value = "Text.", defaultValue = "d18") String text) {
        return 18 + "," + number + "," + text;
    }

    @CopilotTool("Tool 19.")
    public String tool19(int number, @CopilotToolParam(value = "Text.", defaultValue = "d19") String text) {
        return 19 + "," + number + "," + text;
    }

    @CopilotTool("Tool 20.")
    public String tool20(int number, @CopilotToolParam(value = "Text.", defaultValue = "d20") String text) {
        return 20 + "," + number + "," + text;
    }

    @CopilotTool("Tool 21.")
    public String tool21(int number, @CopilotToolParam(value = "Text.", defaultValue = "d21") String text) {
        return 21 + "," + number + "," + text;
    }

    @CopilotTool("Tool 22.")
    public String tool22(int number, @CopilotToolParam(value = "Text.", defaultValue = "d22") String text) {
        return 22 + "," + number + "," + text;
    }

    @CopilotTool("Tool 23.")
    public String tool23(int number, @CopilotToolParam(value = "Text.", defaultValue = "d23") String text) {
        return 23 + "," + number + "," + text;
    }

    @CopilotTool("Tool 24.")
    public String tool24(int number, @CopilotToolParam(value = "Text.", defaultValue = "d24") String text) {
        return 24 + "," + number + "," + text;
    }

    @CopilotTool("Tool 25.")
    public String tool25(int number, @CopilotToolParam(value = "Text.", defaultValue = "d25") String text) {
        return 25 + "," + number + "," + text;
    }

    @CopilotTool("Tool 26.")
    public String tool26(int number, @CopilotToolParam(value = "Text.", defaultValue = "d26") String text) {
        return 26 + "," + number + "," + text;
    }

    @CopilotTool("Tool 27.")
    public String tool27(int number, @CopilotToolParam(value = "Text.", defaultValue = "d27") String text) {
        return 27 + "," + number + "," + text;
    }

    @CopilotTool("Tool 28.")
    public String tool28(int number, @CopilotToolParam(value = "Text.", defaultValue = "d28") String text) {
        return 28 + "," + number + "," + text;
    }

    @CopilotTool("Tool 29.")
    public String tool29(int number, @CopilotToolParam(value = "Text.", defaultValue = "d29") String text) {
        return 29 + "," + number + "," + text;
    }

    @CopilotTool("Tool 30.")
    public String tool30(int number, @CopilotToolParam(value = "Text.", defaultValue = "d30") String text) {
        return 30 + "," + number + "," + text;
    }

    @CopilotTool("Tool 31.")
    public String tool31(int number, @CopilotToolParam(value = "Text.", defaultValue = "d31") String text) {
        return 31 + "," + number + "," + text;
    }

    @CopilotTool("Tool 32.")
    public String tool32(int number, @CopilotToolParam(value = "Text.", defaultValue = "d32") String text) {
        return 32 + "," + number + "," + text;
    }

    @CopilotTool("Tool 33.")
    public String tool33(int number, @CopilotToolParam(value = "Text.", defaultValue = "d33") String text) {
        return 33 + "," + number + "," + text;
    }

    @CopilotTool("Tool 34.")
    public String tool34(int number, @CopilotToolParam(value = "Text.", defaultValue = "d34") String text) {
        return 34 + "," + number + "," + text;
    }

    @CopilotTool("Tool 35.")
    public String tool35(int number, @CopilotToolParam(value = "Text.", defaultValue = "d35") String text) {
        return 35 + "," + number + "," + text;
    }

    @CopilotTool("Tool 36.")
    public String tool36(int number, @CopilotToolParam(value = "Text.", defaultValue = "d36") String text) {
        return 36 + "," + number + "," + text;
    }

    @CopilotTool("Tool 37.")
    public String tool37(int number, @CopilotToolParam(value = "Text.", defaultValue = "d37") String text) {
        return 37 + "," + number + "," + text;
    }

    @CopilotTool("Tool 38.")
    public String tool38(int number, @CopilotToolParam(value = "Text.", defaultValue = "d38") String text) {
        return 38 + "," + number + "," + text;
    }

    @CopilotTool("Tool 39.")
    public String tool39(int number, @CopilotToolParam(value = "Text.", defaultValue = "d39") String text) {
        return 39 + "," + number + "," + text;
    }
}
