import com.github.copilot.tool.CopilotTool;

public class Tools {
    public record L0(L1 next) {}

    public record L1(L2 next) {}

    public record L2(L3 next) {}

    public record L3(L4 next) {}

    public record L4(L5 next) {}

    public record L5(L6 next) {}

    public record L6(L7 next) {}

    public record L7(L8 next) {}

    public record L8(L9 next) {}

    public record L9(L10 next) {}

    public record L10(L11 next) {}

    public record L11(L12 next) {}

    public record L12(L13 next) {}

    public record L13(L14 next) {}

    public record L14(L15 next) {}

    public record L15(L16 next) {}

    public record L16(L17 next) {}

    public record L17(L18 next) {}

    public record L18(L19 next) {}

    public record L19(L20 next) {}

    public record L20(L21 next) {}

    public record L21(L22 next) {}

    public record L22(L23 next) {}

    public record L23(L24 next) {}

    public record L24(L25 next) {}

    public record L25(L26 next) {}

    public record L26(L27 next) {}

    public record L27(L28 next) {}

    public record L28(L29 next) {}

    public record L29(int end) {}

    @CopilotTool("Dives.")
    public String dive(L0 first, int n) {
        return first.toString();
    }
}
