package p;

class Hidden {
    record Item(String name) {}

    enum Kind {
        A
    }
}
