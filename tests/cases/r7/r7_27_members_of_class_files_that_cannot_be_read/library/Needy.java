package library;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A member that cannot be read is required. */
public class Needy {
    public String name;

    @JsonProperty(required = true)
    public Pod.Handle handle;
}
