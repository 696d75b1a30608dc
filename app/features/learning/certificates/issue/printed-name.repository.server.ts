import { type AnyColumn, sql } from "drizzle-orm";
import { cleanLine } from "#app/shared/text/clean-text.ts";

type Named = { name: AnyColumn };

/** SQL column: the chosen printed name, else the account's. */
export function printedNameColumn(chosen: Named, account: Named, as: string) {
	return sql<string>`coalesce(${chosen.name}, ${account.name})`.mapWith(cleanLine).as(as);
}
