// round 2
record Square(int side) implements Tools.Shape {}
