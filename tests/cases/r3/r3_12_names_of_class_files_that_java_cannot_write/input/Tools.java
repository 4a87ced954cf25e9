public class Tools extends lib.Base {}
