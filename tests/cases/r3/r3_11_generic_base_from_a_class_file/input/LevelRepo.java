public class LevelRepo extends Repo<Level> {}
