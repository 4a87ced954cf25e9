package other;

import java.util.List;

public record Node(String text, List<Node> more) {}
