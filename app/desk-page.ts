import type { Database } from "#db/client.server.ts";
import type { Counted } from "#db/count-up-to.server.ts";

/** Names of the drawings that a rail has: `RAIL_ICONS` in app/features/operations/admin/rail-icons.ts. */
export type RailIcon =
	| "back"
	| "book"
	| "bookmark"
	| "bug"
	| "calculator"
	| "card"
	| "chart"
	| "checklist"
	| "clock"
	| "document"
	| "link"
	| "list"
	| "mail"
	| "map"
	| "message"
	| "person"
	| "question"
	| "thumb"
	| "warning";

/** A page of the desk that the rail leads to. Its words: `rail.<name>` in `locales/<language>/<wing>/<wing>-desk.json`. */
export type DeskPage = {
	name: string;
	to: string;
	/** The folding group of the rail that lists it; null lists it above the groups. */
	group: "money" | "site" | null;
	/** Sort key within its group, ascending. */
	order: number;
	icon: RailIcon;
	/** Further pages that belong to this entry. */
	also?: readonly string[];
	/** There outside production only. */
	isForTests?: boolean;
};

/**
 * What an admin should look at, counted on the overview. Its words, with plurals: `attention.<name>` in the same file.
 */
export type Attention = {
	name: string;
	/** The page that deals with it; it counts for those who may open this page. */
	to: string;
	/** Sort key within the list, ascending. */
	order: number;
	count: (db: Database, now: Date) => Counted;
	/**
	 * The name of what is in order, in the sentence shown while all counts of this name are zero; words:
	 * `quiet.<name>`.
	 */
	quiet?: string;
};
