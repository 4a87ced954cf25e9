public class CountryRepo extends Repo<Country> {}
