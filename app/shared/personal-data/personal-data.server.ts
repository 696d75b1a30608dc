import { getTableName, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { Hindrance } from "./hindrances.ts";

/** `email` is set only once confirmed, because anybody may type an address. */
export type Person = { id: number; email: string | null };

/** The account that stays, and the one that is closed. */
export type MergedPair = { keptId: number; closedId: number };
/** `keptKeys`: the hashes by which the account that stays is recognised (`personKeys` of coupons and trials). */
export type MergedPerson = MergedPair & { keptKeys: readonly string[] };

/** The folders of an export. Their words: `rooms` in `locales/<language>/people/privacy.json`. */
export const EXPORT_FOLDERS = [
	"account",
	"sign-in",
	"learning",
	"help",
	"record",
	"work",
	"orders",
	"affiliate",
	"forum",
] as const;
export type ExportFolder = (typeof EXPORT_FOLDERS)[number];

/** Not exported: gives access (`secret`), is not personal (`internal`), or concerns others (`others`). */
type Withheld = "secret" | "internal" | "others";

/**
 * Data retained after an account is erased, and for how many days (null: permanently). Texts: `kept.reasons` in
 * `locales/<language>/people/privacy.json`.
 */
export const KEPT = {
	audit: { days: null },
	work: { days: null },
	posts: { days: null },
	othersCertificates: { days: null },
	commissions: { days: null },
	jobs: { days: 30 },
	errorReports: { days: 30 },
	attempts: { days: 1 },
	books: { days: null },
	gatewayEvents: { days: 30 },
	moderation: { days: null },
	evidence: { days: 365 },
} as const satisfies Record<string, { days: number | null }>;
export type KeptReason = keyof typeof KEPT;

type Anonymous<Name extends string> = { kind: "anonymous"; why: KeptReason; emptied: readonly Name[] };

/**
 * What happens when the account is erased: its rows go; they stay without saying whose they are (`emptied` are set to
 * null); the columns are others' that only name the account by its number; or something else must end first.
 */
type Ending<Name extends string> =
	| { kind: "erased" }
	/** The database refuses to delete these before the account; they cascade with it. */
	| { kind: "withAccount" }
	| Anonymous<Name>
	| { kind: "kept"; why: KeptReason }
	| { kind: "endsFirst" };

/** What happens to the rows of an account that is merged into another. */
type MergeRule<Name extends string> =
	/** The rows stay: with the closed account, or with the person that they name. */
	| "stays"
	/** They name no account and go along with the rows on which they hang. */
	| "follows"
	/**
	 * The column gets the number of the account that stays; of `onePer` (none: one at all) a row it has already wins.
	 * `recount`: where rows are counted elsewhere, what counts anew without those that have lost, which are all that the
	 * closed account has left then; they are deleted behind it.
	 */
	| { moves: Name; onePer?: readonly Name[]; recount?: (db: Database, pair: MergedPair) => readonly Write[] }
	/** Those whose column names the closed account are deleted. */
	| { dropped: Name }
	/** Two rows become one by a rule of the room. */
	| { joined: (db: Database, person: MergedPerson) => readonly Write[] };

/** What the preview of a merge counts. Words: `merge.*` in `locales/<language>/people/people.json`. */
export type MergeCount = "certificates" | "entitlements" | "tickets" | "reviews" | "ticks";

type ColumnOf<T extends SQLiteTable> = keyof T["_"]["columns"] & string;
type NamedGiven<Name extends string> = { whose: (person: Person) => SQL | undefined; ending: Ending<Name> };
type Given<Name extends string> = {
	/** In the export: one file of the folder, under the name of the table. Null: not in it, since nothing of it may be shown. */
	folder: ExportFolder | null;
	whose: (person: Person) => SQL | undefined;
	exported: readonly Name[];
	withheld?: Partial<Record<Withheld, readonly Name[]>>;
	ending: Ending<Name>;
	merge: MergeRule<Name>;
	countedAs?: MergeCount;
};

/** What happens to a person's rows in a table when the account is erased. */
export type EndingFacts = NamedGiven<string> & { table: SQLiteTable; name: string };

/**
 * A table with personal data: its exported columns, what happens to its rows when the account is erased, and what a
 * merge does with them.
 */
export type TableFacts = Given<string> & EndingFacts;

/** Columns of text, and of numbers of accounts, that say nothing of anybody. */
type HarmlessColumns = { table: SQLiteTable; name: string; columns: readonly string[] };

/** What a room holds of people in its tables. None is left out: `tests/house/personal-data.test.ts`. */
export type PersonalData = {
	/** In the order in which they end: what hangs on another table stands before it. */
	facts?: readonly TableFacts[];
	/** Columns that name a person, usually staff, in rows that belong to another. A merge leaves them. */
	named?: readonly EndingFacts[];
	harmless?: readonly HarmlessColumns[];
	/** Conditions under which an account cannot end yet. */
	hindrances?: Partial<Record<Hindrance, (userId: number | SQL<number>) => SQL<unknown>>>;
	/**
	 * A step of taking an account out of texts that stay: its name, and with `emptiesTexts` what it wrote for others.
	 * True when nothing is left. Before its rows; may run again.
	 */
	eraseTexts?: (db: Database, erasing: { userId: number; emptiesTexts: boolean; now: Date }) => Promise<boolean>;
	/** Takes files of an account away, before its rows. May run again. */
	eraseFiles?: (db: Database, media: Pick<R2Bucket, "list" | "delete">, userId: number) => Promise<void>;
};

/** The facts of a table; a column that it does not have does not compile. */
export function factsOf<T extends SQLiteTable>(table: T, facts: Given<ColumnOf<T>>): TableFacts {
	return { ...facts, table, name: getTableName(table) };
}

/** Declares columns that name a person in rows of others, and what happens to them when the account is erased. */
export function namedIn<T extends SQLiteTable>(table: T, named: NamedGiven<ColumnOf<T>>): EndingFacts {
	return { ...named, table, name: getTableName(table) };
}

/** Columns of a table that say nothing of anybody. */
export function harmlessIn<T extends SQLiteTable>(table: T, columns: readonly ColumnOf<T>[]): HarmlessColumns {
	return { table, name: getTableName(table), columns };
}

/** Rows that stay without saying whose they are: these columns are set to null. */
export function anonymous<Name extends string>(why: KeptReason, ...emptied: Name[]): Anonymous<Name> {
	return { kind: "anonymous", why, emptied };
}
