import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import type { Entry } from "#app/features/library/entries/entry-parts.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import type { Database } from "#db/client.server.ts";
import { tickets } from "#db/schema/schema.ts";
import { MADE_AT } from "../factories";

let made = 0;

export async function makeHelpArticle(db: Database, facts: Record<string, unknown> = {}) {
	made += 1;
	const slug = `article-${made}`;
	const entry: Entry = {
		kind: "help",
		key: slug,
		facts: {
			category: "start",
			position: made,
			reviewed: "2026-11-22",
			related: [],
			lessons: [],
			routes: [],
			...facts,
		},
		translations: { en: { title: `Article ${made}`, summary: "S.", body: "Body.", keywords: [] } },
	};
	const outcome = await shipEntry(db, {
		entry,
		sourceHash: slug,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now: MADE_AT,
	});
	if (!outcome.ok) throw new Error(`An article could not be shipped: ${outcome.reason}`);
	return slug;
}

export async function makeTicket(db: Database, given: Partial<typeof tickets.$inferInsert> = {}) {
	made += 1;
	const [ticket] = await db
		.insert(tickets)
		.values({
			key: crypto.randomUUID(),
			year: 2000,
			serial: made,
			language: "en",
			topic: "technical",
			subject: `Subject ${made}`,
			status: "open",
			createdAt: MADE_AT,
			openedAt: MADE_AT,
			changedAt: MADE_AT,
			...given,
		})
		.returning();
	if (!ticket) throw new Error("The database returned no row for an insert.");
	return ticket;
}
