import { sql } from "drizzle-orm";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import type { Database } from "#db/client.server.ts";
import type { ReportableKind, ReportedThing } from "./reportable.ts";

/**
 * A page of the school as a whole: what is reported by an address that shows nothing of a member. A decision changes
 * nothing by itself; whoever decides changes the page where it is written.
 */
export const PAGE_KIND: ReportableKind = {
	name: "page",
	find: (db, { id }) => findPage(db, id),
	hide: () => [],
	show: () => [],
	remove: () => [],
};

function findPage(db: Database, id: string) {
	const isPath = id.length <= 300 && !/[?#]/.test(id) && safeRedirect(id) === id;
	return db
		.select({
			id: sql<string>`${id}`.as("thing_id"),
			authorId: sql<number | null>`null`.as("author_id"),
			authorName: sql<string>`''`.as("author_name"),
			title: sql<string>`${id}`.as("title"),
			text: sql<string>`''`.as("thing_text"),
			path: sql<string>`${id}`.as("path"),
			language: sql<string | null>`null`.as("language"),
			state: sql<ReportedThing["state"]>`'shown'`.as("state"),
		})
		.from(sql`(select 1)`)
		.where(sql`${isPath ? 1 : 0}`);
}
