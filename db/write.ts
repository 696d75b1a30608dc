import type { RunnableQuery } from "drizzle-orm/runnable-query";

/** Not run yet: awaited it runs by itself, in a batch with the others. Nobody reads its result. */
export type Write = RunnableQuery<unknown, "sqlite"> & Promise<unknown>;
