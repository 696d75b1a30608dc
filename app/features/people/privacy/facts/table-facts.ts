import { getTableColumns, getTableName, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Whose data they are. `email` is the address once it is confirmed: before that anybody may have typed it. */
export type Person = { id: number; email: string | null };

/** The folders of an export. Their words: `rooms` in `locales/<language>/people/privacy.json`. */
export const ROOMS = ["account", "sign-in", "learning", "help", "record", "work", "orders", "affiliate"] as const;
export type Room = (typeof ROOMS)[number];

/**
 * Why a column is not in the export: it opens something (`secret`), says nothing of anybody (`internal`), or belongs to
 * somebody else (`others`).
 */
type Withheld = "secret" | "internal" | "others";

/** What stays of an account, and for how long. Words: `kept.reasons` in `locales/<language>/people/privacy.json`; `days` of null is for good. */
export const KEPT = {
	audit: { days: null },
	work: { days: null },
	othersCertificates: { days: null },
	commissions: { days: null },
	jobs: { days: 30 },
	errorReports: { days: 30 },
	attempts: { days: 1 },
	books: { days: null },
	gatewayEvents: { days: 30 },
} as const satisfies Record<string, { days: number | null }>;
export type KeptReason = keyof typeof KEPT;

/**
 * What happens when the account is erased: its rows go; they stay without saying whose they are (`emptied` are set to
 * null); the columns are others' that only name the account by its number; or something else must end first.
 */
export type Ending =
	| { kind: "erased" }
	/** The database itself refuses to delete them before the account: they go with it. */
	| { kind: "withAccount" }
	| { kind: "anonymous"; why: KeptReason; emptied: readonly string[] }
	| { kind: "kept"; why: KeptReason }
	| { kind: "endsFirst" };

type ColumnOf<T extends SQLiteTable> = keyof T["_"]["columns"] & string;
type Given<Name extends string> = {
	/** In the export: one file of the room, under the name of the table. Null: not in it, since nothing of it may be shown. */
	room: Room | null;
	/** Which rows are somebody's. */
	whose: (person: Person) => SQL | undefined;
	exported: readonly Name[];
	withheld?: Partial<Record<Name, Withheld>>;
	ending: Ending;
};

/** A table that holds something of somebody: what of it is exported, and how it ends. */
export type TableFacts = Given<string> & { table: SQLiteTable; name: string };

/** The facts of a table; a column that it does not have does not compile. That none is left out: `facts.test.ts`. */
export function factsOf<T extends SQLiteTable>(table: T, facts: Given<ColumnOf<T>>): TableFacts {
	const known = getTableColumns(table);
	const { ending, ...rest } = facts;
	const stray = ending.kind === "anonymous" ? ending.emptied.filter((name) => !Object.hasOwn(known, name)) : [];
	if (stray.length > 0) throw new Error(`${getTableName(table)} has no ${stray.join(", ")}`);
	return { ...rest, ending, table, name: getTableName(table) };
}
