import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** What a room brings to the school, said in its `room.server.ts`; `app/composition.server.ts` puts the rooms together. */
export type Room = {
	/** Its folder in `app/features`: `wing/room`. */
	name: string;
	/** What it is for, in one sentence; `docs/map.md` is made of these. */
	about: string;
	/** The tables that it alone writes. */
	tables?: Readonly<Record<string, SQLiteTable>>;
};
