package lib;

public class A_Class {
    public int x;
}
