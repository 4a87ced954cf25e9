public class AddressRepo extends Repo<Address> {}
