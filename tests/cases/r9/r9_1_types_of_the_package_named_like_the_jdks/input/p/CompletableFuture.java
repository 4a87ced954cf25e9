package p;

public class CompletableFuture {}
