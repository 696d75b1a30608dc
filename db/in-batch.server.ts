import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

export type Statement = BatchItem<"sqlite">;
type Entry = Statement | readonly Statement[] | undefined;
export type ResultOf<E> = E extends Statement
	? E["_"]["result"]
	: E extends readonly Statement[]
		? ResultsOf<E>
		: undefined;
type ResultsOf<List extends readonly Statement[]> = { -readonly [At in keyof List]: ResultOf<List[At]> };

/**
 * Runs statements as one transaction and returns their results by name:
 * const { stored, states } = await inBatch(db, { stored: insertAttempt(db, …), states: listStates(db, …) });
 * A list is one entry with a list of results; an `undefined` entry runs nothing. Within a statement, two columns of
 * one name need different aliases (`.as("…")`).
 */
export async function inBatch<Entries extends Record<string, Entry>>(
	db: Database,
	entries: Entries,
): Promise<{ [Name in keyof Entries]: ResultOf<Entries[Name]> }> {
	const [first, ...others] = Object.values<Entry>(entries).flatMap((entry) => entry ?? []);
	const results: unknown[] = first ? await db.batch([first, ...others]) : [];
	const left = [...results];

	const named = Object.entries<Entry>(entries).map(([name, entry]) => [
		name,
		Array.isArray(entry) ? left.splice(0, entry.length) : entry && left.shift(),
	]);
	return Object.fromEntries(named);
}
