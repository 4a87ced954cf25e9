package p;

public class JsonNode {}
