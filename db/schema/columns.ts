import { integer } from "drizzle-orm/sqlite-core";

/** An instant: `Date` in code, UTC milliseconds in the database. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A yes or no that has no date worth keeping. */
export const flag = (name: string) => integer(name, { mode: "boolean" });
