// round 3
class Later {
    static final int MAX = 3;
}
