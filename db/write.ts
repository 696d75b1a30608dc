import type { RunnableQuery } from "drizzle-orm/runnable-query";

/**
 * A statement that has not run yet: awaited it runs by itself, in a batch it runs with the others.
 *
 * Nobody reads its result. A function whose rows are read returns Drizzle's own type of the statement instead.
 */
export type Write = RunnableQuery<unknown, "sqlite"> & Promise<unknown>;
