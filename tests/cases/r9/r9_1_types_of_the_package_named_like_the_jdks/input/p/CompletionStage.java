package p;

public class CompletionStage {}
