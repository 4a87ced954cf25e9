import com.github.copilot.tool.CopilotTool;

public class Tools {
    public static class NestedAxxxxxxxxxxxxxxxxxxxxxxxxx {
        public static class NestedBxxxxxxxxxxxxxxxxxxxxxxxxx {
            public static class NestedCxxxxxxxxxxxxxxxxxxxxxxxxx {
                public static class NestedDxxxxxxxxxxxxxxxxxxxxxxxxx {
                    public static class NestedExxxxxxxxxxxxxxxxxxxxxxxxx {
                        public static class NestedFxxxxxxxxxxxxxxxxxxxxxxxxx {
                            public static class NestedGxxxxxxxxxxxxxxxxxxxxxxxxx {
                                @CopilotTool("One.")
                                public int one() {
                                    return 1;
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    // With the end of a companion's file this name has exactly as many bytes as a file's name may have.
    public static class Fitsxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx {
        @CopilotTool("Two.")
        public int two() {
            return 2;
        }
    }
}
