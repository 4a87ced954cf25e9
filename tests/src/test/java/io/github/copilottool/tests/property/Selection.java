package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import java.util.HashSet;
import java.util.Set;

/**
 * Which properties of its value a member's annotations let Jackson read, as
 * {@code BeanDeserializerBase._handleByNameInclusion} gathers them. What is in collections and maps has the same.
 *
 * @param without those of {@code @JsonIgnoreProperties}
 * @param only those of {@code @JsonIncludeProperties}; null where all are
 */
record Selection(Set<String> without, Set<String> only) {
    /** Everything is read. */
    static final Selection ALL = new Selection(Set.of(), null);

    static Selection of(DeserializationConfig config, Annotated member) {
        AnnotationIntrospector annotations = config.getAnnotationIntrospector();
        return new Selection(
                Set.copyOf(annotations.findPropertyIgnoralByName(config, member).findIgnoredForDeserialization()),
                annotations.findPropertyInclusionByName(config, member).getIncluded());
    }

    /** What is left of it inside a type that selects on its own. */
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
