package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;
import java.util.List;

/** The tools of {@link OldStore} with four changes that break calls. A call of one fails. */
public class NewStore {
    public enum Colour {
        RED,
        GREEN
    }

    @CopilotTool("Orders an article.")
    public String order(String article, int quantity) {
        throw new IllegalStateException("called");
    }

    @CopilotTool("Paints a shelf.")
    public String paint(Colour colour) {
        throw new IllegalStateException("called");
    }

    @CopilotTool("Rates the store.")
    public String rate(byte stars) {
        throw new IllegalStateException("called");
    }

    @CopilotTool("Follows a parcel.")
    public String followParcel(String number) {
        throw new IllegalStateException("called");
    }

    @CopilotTool("Packs articles.")
    public String pack(List<String> articles, boolean asGift) {
        throw new IllegalStateException("called");
    }
}
