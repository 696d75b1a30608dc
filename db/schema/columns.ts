import { integer, text } from "drizzle-orm/sqlite-core";

/** An instant: `Date` in code, UTC milliseconds in the database. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A day of a calendar: `YYYY-MM-DD`, in no zone. Its start or end stands beside it as an instant of the school's zone. */
export const day = (name: string) => text(name);

/** A yes or no that has no date worth keeping. */
export const flag = (name: string) => integer(name, { mode: "boolean" });
