public class Tools extends Base {}
