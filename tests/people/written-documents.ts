import type { Database } from "#db/client.server.ts";
import {
	courseSchedules,
	courseSubmissions,
	courseTeachers,
	documentDrafts,
	documentSittings,
	documentVersions,
} from "#db/schema/schema.ts";

type Writing = { authorId: number; courseId: number; document: number; at: Date; later: Date };

/** What somebody has written: a version, a draft, one that was kept, a publication that waits, a submission, and a course that they teach with another. */
export async function makeWriting(db: Database, { authorId, courseId, document, at, later }: Writing) {
	const version = crypto.randomUUID();
	const text = { documentId: document, key: "k", language: "en", revision: 1 };
	await db
		.insert(documentVersions)
		.values({ id: version, documentId: document, number: 1, authorId, note: "", manifest: [], createdAt: at });
	await db.insert(documentDrafts).values({ ...text, body: {}, editorId: authorId, editedAt: at });
	await db.insert(documentSittings).values({
		...text,
		sittingId: crypto.randomUUID(),
		authorId,
		cause: "noted",
		note: "",
		begunAt: at,
		endedAt: at,
	});
	await db.insert(courseSchedules).values({
		id: crypto.randomUUID(),
		courseId,
		versionId: version,
		title: "A course",
		parts: [],
		note: "",
		tell: false,
		publishAt: later,
		timeZone: "UTC",
		authorId,
		state: "waiting",
		createdAt: at,
	});
	await db.insert(courseTeachers).values({ courseId, userId: authorId, position: 1, addedAt: at });
	await db.insert(courseSubmissions).values({
		id: crypto.randomUUID(),
		courseId,
		submittedBy: authorId,
		submittedAt: at,
		note: "",
		chosen: [],
		state: "withdrawn",
		decidedAt: later,
	});
}
