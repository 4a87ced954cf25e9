import java.util.List;

public class ListRepo extends Repo<List<Address>> {}
