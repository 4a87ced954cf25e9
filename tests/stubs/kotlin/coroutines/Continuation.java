package kotlin.coroutines;

/** A stub: the parameter that Kotlin adds to suspend functions. */
public interface Continuation<T> {}
