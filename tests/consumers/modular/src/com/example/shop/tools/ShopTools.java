package com.example.shop.tools;

import com.example.shop.goods.Item;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

/** Tools of a named module. */
public class ShopTools {
    /** Called by the program. */
    public ShopTools() {}

    /**
     * Sells.
     *
     * @param items what is sold
     * @return what became of it
     */
    @CopilotTool("Sells.")
    public String sell(@CopilotToolParam("What") List<Item> items) {
        return "sold " + items;
    }

    /**
     * Notes.
     *
     * @param note what to write down
     * @return what was written down
     */
    @CopilotTool("Notes.")
    public String note(@CopilotToolParam("What") Note note) {
        return "noted " + note.text;
    }

    @CopilotTool("Looks.")
    String look(@CopilotToolParam("Where") String place) {
        return "looked at " + place;
    }
}
