import { integer, text } from "drizzle-orm/sqlite-core";

export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * A calendar day `YYYY-MM-DD` without a zone. Its start or end is stored beside it as an instant in the school's zone.
 */
export const day = (name: string) => text(name);

export const flag = (name: string) => integer(name, { mode: "boolean" });
