import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { wordsIn } from "../announcement-words";
import { type Announcement, findReadable } from "../announcements.repository.server";

/** What its receivers read, in their language or in English. */
export function readAnnouncement(row: Announcement, reader: { language: Language; timeZone: string }) {
	const { language, title, body } = wordsIn(row, reader.language);
	const formats = formatsFor(reader);
	return {
		language,
		title,
		description: title,
		paragraphs: body.split(/\n{2,}/),
		at: row.startedAt && formats.dateTime(row.startedAt),
		link: row.link,
	};
}

export type ReadAnnouncement = ReturnType<typeof readAnnouncement>;

/** One that the reader has received, or null. In the round trip of the session. */
export async function findForReader(db: Database, id: string, viewer: Viewer) {
	const [[row]] = await db.batch([findReadable(db, { id, userId: userOfSession(viewer.session) })]);
	return row ?? null;
}
