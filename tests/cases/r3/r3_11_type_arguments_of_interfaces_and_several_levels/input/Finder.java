import com.github.copilot.tool.CopilotTool;

interface Finder<K, R> {
    @CopilotTool("Find.")
    default String find(K key, Query<R> query) {
        return key + " " + query;
    }

    final class Query<R> {
        public R like;
        public int most;

        @Override
        public String toString() {
            return like + " " + most;
        }
    }
}
