package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;
import java.util.List;

/** Tools whose calls are recorded. {@link NewStore} has later versions of them. */
public class OldStore {
    public enum Colour {
        RED,
        GREEN,
        BLUE
    }

    @CopilotTool("Orders an article.")
    public String order(String article) {
        return article;
    }

    @CopilotTool("Paints a shelf.")
    public String paint(Colour colour) {
        return colour.name();
    }

    @CopilotTool("Rates the store.")
    public String rate(int stars) {
        return String.valueOf(stars);
    }

    @CopilotTool("Tracks a parcel.")
    public String trackParcel(String number) {
        return number;
    }

    @CopilotTool("Packs articles.")
    public String pack(List<String> articles, boolean asGift) {
        return articles + " " + asGift;
    }
}
