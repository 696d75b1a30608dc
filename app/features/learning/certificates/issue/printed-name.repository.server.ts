import { type AnyColumn, sql } from "drizzle-orm";
import { cleanLine } from "#app/shared/text/clean-text.ts";

type Named = { name: AnyColumn };

/** A column: the name of somebody as documents print it, which is the one that they chose for that, or else that of the account. */
export function printedName(chosen: Named, account: Named, as: string) {
	return sql<string>`coalesce(${chosen.name}, ${account.name})`.mapWith(cleanLine).as(as);
}
