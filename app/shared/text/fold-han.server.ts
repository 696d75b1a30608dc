import { foldHan } from "./han-pairs.ts";

// Imported for its side effect on the server. A browser loads the table when somebody types Chinese (`useHanFolds`).
foldHan();
