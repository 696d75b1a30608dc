import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "#db/client.server.ts";
import type { Measure } from "#db/schema/community/moderation-kinds.ts";
import type { Write } from "#db/write.ts";

/** Who asks for a thing: it is found only where they may see it. Moderators see everything, hidden things included. */
export type ThingReader = { userId: number | null; isModerator: boolean };

/** A thing as it stands at the moment. */
export type ReportedThing = {
	/** As its room names it; at most 100 characters. */
	id: string;
	/** Null for a thing of nobody, or of a former member. */
	authorId: number | null;
	/** Its public name, never an email. */
	authorName: string;
	title: string;
	/** What its author wrote, as plain text or Markdown. */
	text: string;
	/** The page that shows it, without a language prefix. */
	path: string;
	/** The language of the text; null when unknown. */
	language: string | null;
	state: "shown" | "hidden" | "removed";
	/** Uploads that it shows: its case keeps them. */
	pictures?: string[];
	/** What a decision can do to it at the moment and leave its text shown. */
	measures?: Measure[];
};

/** A picture that a case has kept. */
export type KeptPicture = { path: string; words: string };

/** Another thing of the kind that says the same. */
export type SameThing = {
	/** As `find` names it. */
	id: string;
	path: string;
	title: string;
	/** As `find` copies it. */
	text: string;
	/** Its public name; empty for a former member. */
	authorName: string;
	/** False where only a link is the same. */
	isSameText: boolean;
	language: string | null;
	state: ReportedThing["state"];
	writtenAt: Date;
};

type FindingSame = RunnableQuery<SameThing[], "sqlite"> & Promise<SameThing[]>;
type Finding = RunnableQuery<ReportedThing[], "sqlite"> & Promise<ReportedThing[]>;

type MeasureWrites = {
	/** Fails the batch when there is nothing to do. `pictures`: those that `find` has just named; the case keeps them. */
	apply: (db: Database, thing: { id: string; pictures: readonly string[]; now: Date }) => readonly Write[];
	/** Does nothing where it is not in force. */
	end: (db: Database, thing: { id: string }) => readonly Write[];
};

/**
 * Something that people may report, declared by the room that it belongs to (`reportable` in `room.server.ts`). The
 * moderation room keeps a copy of it in its case, and runs the writes in the batch of the decision. Its words:
 * `reportables.<name>` in `locales/<language>/<wing>/<wing>-desk.json`. How to write one: docs/patterns/moderation.md
 */
export type ReportableKind = {
	/** Stored with each case, so it never changes: `post`. */
	name: string;
	/** One statement, with at most one row. */
	find: (db: Database, asked: { id: string; reader: ThingReader; now: Date }) => Finding;
	/**
	 * The id of the thing that a page shows, for guests who report by address: `/forum/12/3`. Null for pages without
	 * one. Without a language prefix, query and fragment.
	 */
	idOfPath?: (path: string) => string | null;
	/** Where moderators see pictures that its case has kept, and what `text`, its copy, says of each. */
	keptPictures?: (kept: { ids: readonly string[]; text: string }) => readonly KeptPicture[];
	/** Things with the same text or link, for moderators: the latest first, at most 20. */
	findSame?: (db: Database, asked: { id: string }) => FindingSame;
	/** Its author can edit it: a decision may hide it until they have. Without it, decisions keep or remove. */
	isEditable?: boolean;
	/**
	 * Hides it from everybody but its author and moderators. With `mayEdit` its author may edit it once, which shows it
	 * again; the room adds the writes of `noteEditOnce` to that edit.
	 */
	hide: (db: Database, thing: { id: string; mayEdit: boolean; now: Date }) => readonly Write[];
	/** Hides it again as one that its room had held for review. Without it, `hide` does that. */
	hold?: (db: Database, thing: { id: string; now: Date }) => readonly Write[];
	/** Shows again what was hidden or removed, with its counters. Does nothing to what is shown. */
	show: (db: Database, thing: { id: string; now: Date }) => readonly Write[];
	/** For each measure that `find` may name. */
	measures?: Partial<Record<Measure, MeasureWrites>>;
	/** Removes it for its readers. It can be shown again, so its text is kept. */
	remove: (db: Database, thing: { id: string; now: Date }) => readonly Write[];
	/** `findSame` compares what new members wrote in so many days; the list says so. */
	comparedDays?: number;
};

export type Reportables = ReadonlyMap<string, ReportableKind>;
