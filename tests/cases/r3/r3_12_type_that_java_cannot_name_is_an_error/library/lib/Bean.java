package lib;

public class Bean {
    public A_Dash inside;
}
