import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { QUARTER_HOUR_MS } from "./quarter-hour";

/** The quarter-hour of an instant, counted from 1970. Inlined: D1 binds numbers as floats, which would not round down. */
export function quarterOf(at: SQLiteColumn) {
	return sql<number>`${at} / ${QUARTER_HOUR_MS}`.inlineParams();
}
