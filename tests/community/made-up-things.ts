import { and, eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { COMMENT_KIND } from "#app/features/community/forum/deals/comment-kind.repository.server.ts";
import { POST_KIND } from "#app/features/community/forum/posts/post-kind.repository.server.ts";
import { PAGE_KIND } from "#app/features/community/moderation/page-kind.repository.server.ts";
import type { ReportableKind, Reportables, ReportedThing } from "#app/features/community/moderation/reportable.ts";
import { collectReportables } from "#app/features/community/moderation/reportables.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";
import { binding } from "#tests/database.ts";

// A kind of thing that the school does not have, as a room would declare it.

const things = sqliteTable("pinned_notes", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	authorId: integer("author_id").notNull(),
	title: text("title").notNull(),
	body: text("body").notNull(),
	state: text("state").$type<ReportedThing["state"]>().notNull().default("shown"),
	/** The author may edit it once, which shows it again. */
	mayEdit: integer("may_edit", { mode: "boolean" }).notNull().default(false),
});

const NOTE: ReportableKind = {
	name: "note",
	find: (db, { id, reader }) =>
		db
			.select({
				id: sql<string>`cast(${things.id} as text)`.as("note_id"),
				authorId: sql<number | null>`${things.authorId}`.as("note_author"),
				authorName: users.name,
				title: things.title,
				text: things.body,
				path: sql<string>`'/notes/' || ${things.id}`.as("note_path"),
				language: sql<string | null>`${users.language}`.as("note_language"),
				state: things.state,
			})
			.from(things)
			.innerJoin(users, eq(users.id, things.authorId))
			.where(and(eq(things.id, Number(id)), reader.isModerator ? undefined : eq(things.state, "shown"))),
	idOfPath: (path) => /^\/notes\/(\d+)$/.exec(path)?.[1] ?? null,
	isEditable: true,
	hide: (db, { id, mayEdit }) => [set(db, id, { state: "hidden", mayEdit })],
	show: (db, { id }) => [set(db, id, { state: "shown", mayEdit: false })],
	remove: (db, { id }) => [set(db, id, { state: "removed", mayEdit: false })],
};

function set(db: Database, id: string, to: Pick<typeof things.$inferInsert, "state" | "mayEdit">) {
	return db
		.update(things)
		.set(to)
		.where(eq(things.id, Number(id)));
}

export const REPORTABLES: Reportables = collectReportables([PAGE_KIND, NOTE, POST_KIND, COMMENT_KIND]);

/** Files of tests share a runtime, so an earlier one may have made the table. */
export async function createNotes() {
	await binding.prepare("drop table if exists pinned_notes").run();
	await binding
		.prepare(
			`create table pinned_notes (id integer primary key autoincrement, author_id integer, title text, body text,
				state text not null default 'shown', may_edit integer not null default 0)`,
		)
		.run();
}

export async function makeNote(db: Database, authorId: number, body = "Guaranteed 20% a month, write to me") {
	const [note] = await db.insert(things).values({ authorId, title: "Offer", body }).returning();
	return { kind: "note", id: String(note?.id) };
}

export async function editNote(db: Database, { id }: { id: string }, body: string) {
	await db
		.update(things)
		.set({ body })
		.where(eq(things.id, Number(id)));
}

export async function stateOf(db: Database, { id }: { id: string }) {
	const [note] = await db
		.select({ state: things.state, mayEdit: things.mayEdit })
		.from(things)
		.where(eq(things.id, Number(id)));
	return note;
}
