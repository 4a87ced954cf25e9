public class Leaf extends Mid<Order> {}
