public interface Left extends Root {}
