package shop;

import com.github.copilot.tool.CopilotToolParam;

public class Forgotten {
    public String find(@CopilotToolParam("What") String what, int count) {
        return what + count;
    }

    @SuppressWarnings("copilot-method-unannotated")
    String intended(@CopilotToolParam("What") String what) {
        return what;
    }

    // The types are not read, so that an interface here is no error.
    private static class Inner implements Searching {
        @Override
        public <T extends Comparable<T>> T search(T key, @CopilotToolParam(schema = "{}") Runnable then) {
            return key;
        }
    }

    // A component of a record may be an argument of any tool.
    record Pair(@CopilotToolParam("One") int one) {
        static Pair of(@CopilotToolParam("One") int one) {
            return new Pair(one);
        }
    }
}
