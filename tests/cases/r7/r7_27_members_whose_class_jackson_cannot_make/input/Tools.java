import com.github.copilot.tool.CopilotTool;
import library.Page;

class Tools {
    @CopilotTool("Shows.")
    String show(Page page, int other) {
        return page.title + " " + page.response + page.responses + page.options + page.inner + (page.only == null) + page.pair
                + page.typed + page.raw + page.raws + " " + page.others;
    }

    @CopilotTool("Nothing is left.")
    String only(Page.Only only, int other) {
        return only.handle + " " + only.response;
    }
}

class Refused {
    @CopilotTool("A member of a member is of a class of which Jackson refuses the definition.")
    void hold(Page.Holding holding, int other) {}
}
