public class Silent extends Base {}
