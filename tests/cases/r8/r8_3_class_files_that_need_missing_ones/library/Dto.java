public class Dto extends Base {
    public int own;
}
