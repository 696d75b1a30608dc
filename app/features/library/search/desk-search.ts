import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { SearchIcon } from "./search-icon.ts";

export type DeskHit = {
	title: string;
	note: string;
	to: string;
};

/** Hits of one kind, as the palette shows them to an admin. */
export type DeskGroup = { kind: string; name: string; icon: SearchIcon; hits: DeskHit[] };

/** What admins find in the palette. Its words: `deskSearch.<kind>` in `locales/<language>/<wing>/<wing>-desk.json`. */
export type DeskSearch = {
	kind: string;
	/** Sort key among all kinds, ascending. */
	order: number;
	icon: SearchIcon;
	/** Only admins who hold it search here. */
	capability: Capability;
	/** At most `limit` hits, best first. `q` is not empty. */
	find: (db: Database, search: { q: string; viewerId: number; now: Date; limit: number }) => Promise<DeskHit[]>;
};
