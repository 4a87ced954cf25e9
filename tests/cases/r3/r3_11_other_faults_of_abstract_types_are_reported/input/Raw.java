class Raw<T extends Comparable<T>> extends Undone<T> {}
