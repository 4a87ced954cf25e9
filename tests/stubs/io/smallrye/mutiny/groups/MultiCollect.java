package io.smallrye.mutiny.groups;

import io.smallrye.mutiny.Uni;
import java.util.List;

public interface MultiCollect<T> {
    Uni<List<T>> asList();
}
