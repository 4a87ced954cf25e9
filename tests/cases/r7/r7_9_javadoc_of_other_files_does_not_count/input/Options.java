import com.fasterxml.jackson.annotation.JsonPropertyDescription;

public class Options {
    /** Javadoc of a described property. */
    @JsonPropertyDescription("Whether it is urgent")
    public boolean urgent;
}
