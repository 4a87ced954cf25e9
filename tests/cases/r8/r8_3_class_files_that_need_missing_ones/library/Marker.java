public interface Marker {}
