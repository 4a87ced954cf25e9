import com.fasterxml.jackson.annotation.JsonProperty;

enum Status {
    OPEN,
    @JsonProperty("done")
    CLOSED
}
