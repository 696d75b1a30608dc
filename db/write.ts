import type { RunnableQuery } from "drizzle-orm/runnable-query";

/** A statement that has not run: await it, or add it to a batch. Its result is not used. */
export type Write = RunnableQuery<unknown, "sqlite"> & Promise<unknown>;
