import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { z } from "zod";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

/** What a notification says: its words filled with `values`, and the page it is about. */
export type Said = {
	to: string;
	values?: Readonly<Record<string, string>>;
	/** A part of what it is about, quoted below the words. */
	quote?: string;
	/** The words of another kind. */
	words?: string;
};

type Reading<Row> = BatchItem<"sqlite"> & { _: { result: Row[] } };

/** How a kind shows in the app, of which one statement reads what many notifications speak of. */
export type AppDefinition<Ids extends object, Row> = {
	/**
	 * Left out: it needs none. Rows that `userId` may see. `among("courseId")` is the list of ids that are asked for.
	 */
	find?: (
		db: Database,
		about: { userId: number | SQL<number>; language: Language; among: (name: keyof Ids & string) => SQL },
	) => Reading<Row>;
	/** Whether a row is the one that a notification speaks of. */
	isAbout?: (row: Row, ids: Ids) => boolean;
	/** `row`: null where none was found. Null: void, because what it speaks of has gone, or is not theirs to see. */
	say: (row: Row | null, about: { ids: Ids; language: Language; formats: Formats }) => Said | null;
	/** What unread notifications of the kind are grouped by; left out: all of the ids. */
	group?: (ids: Ids) => string;
	/** It waits for an answer of its receiver: a digest begins with it, and its button is `<kind>.action`. */
	isAsking?: boolean;
	/** A digest counts it and quotes nothing. */
	isPrivate?: boolean;
};

/** The same for any kind, as inbox and sender use it. */
export type AppSide = {
	/** Null where it needs no row. */
	find(
		db: Database,
		about: { userId: number | SQL<number>; language: Language; among: (name: string) => SQL },
	): BatchItem<"sqlite"> | null;
	/** `found`: the rows of its `find`. Null: void. */
	say(found: readonly unknown[], stored: object, about: { language: Language; formats: Formats }): Said | null;
	groupOf(stored: object): string;
	isAsking: boolean;
	isPrivate: boolean;
};

export function appSide<Ids extends object, Row>(
	payload: z.ZodType<Ids>,
	{ find, isAbout, say, group, isAsking = false, isPrivate = false }: AppDefinition<Ids, Row>,
): AppSide {
	return {
		isAsking,
		isPrivate,
		find: (db, about) => find?.(db, about) ?? null,
		say: (found: readonly Row[], stored, about) => {
			const { data } = payload.safeParse(stored);
			if (!data) return null;
			return say(found.find((row) => isAbout?.(row, data)) ?? null, { ids: data, ...about });
		},
		groupOf: (stored) => {
			const ids = payload.parse(stored);
			return group?.(ids) ?? JSON.stringify(ids);
		},
	};
}
