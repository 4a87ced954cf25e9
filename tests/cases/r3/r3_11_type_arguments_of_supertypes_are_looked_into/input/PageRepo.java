public class PageRepo extends Repo<Page<? extends Address>> {}
