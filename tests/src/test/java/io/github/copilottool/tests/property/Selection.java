package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import java.util.HashSet;
import java.util.Set;

/**
 * The properties of a member's value that the member's annotations let Jackson read, as
 * {@code BeanDeserializerBase._handleByNameInclusion} determines them. The selection applies to the elements of
 * collections and maps, too.
 *
 * @param without the names in {@code @JsonIgnoreProperties}
 * @param only the names in {@code @JsonIncludeProperties}; null if all are read
 */
record Selection(Set<String> without, Set<String> only) {
    /** Selects everything. */
    static final Selection ALL = new Selection(Set.of(), null);

    static Selection of(DeserializationConfig config, Annotated member) {
        AnnotationIntrospector annotations = config.getAnnotationIntrospector();
        return new Selection(
                Set.copyOf(annotations.findPropertyIgnoralByName(config, member).findIgnoredForDeserialization()),
                annotations.findPropertyInclusionByName(config, member).getIncluded());
    }

    /** Returns the properties that both this and the selection of the value's type let through. */
    Selection and(Selection other) {
        Set<String> fewer = new HashSet<>(without);
        fewer.addAll(other.without);
        Set<String> both = only == null ? other.only : new HashSet<>(only);
        if (both != null && only != null && other.only != null) {
            both.retainAll(other.only);
        }
        return new Selection(fewer, both);
    }

    boolean takes(String name) {
        return !without.contains(name) && (only == null || only.contains(name));
    }
}
