public interface Right extends Root {}
