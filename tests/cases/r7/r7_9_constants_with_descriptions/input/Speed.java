import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** Another file, of which Javadoc is not used. */
@JsonClassDescription("How fast a parcel is.")
public enum Speed {
    @JsonPropertyDescription("within five days")
    STANDARD,
    @JsonProperty("express")
    @JsonPropertyDescription("the next day")
    EXPRESS,
    /** Not shown. */
    DRONE
}
