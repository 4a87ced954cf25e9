public class ArrayRepo extends Repo<Country[]> {}
