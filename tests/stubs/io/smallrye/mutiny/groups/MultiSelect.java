package io.smallrye.mutiny.groups;

import io.smallrye.mutiny.Multi;

public interface MultiSelect<T> {
    Multi<T> first(long size);
}
