import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { senderIn, wordsIn } from "../announcement-words";
import { findReadable } from "../announcements.repository.server";

type Readable = NonNullable<Awaited<ReturnType<typeof findForReader>>>;

/** What its receivers read, in their language or in English. */
export function readAnnouncement(row: Readable, reader: { language: Language; timeZone: string }) {
	const { language, title, body } = wordsIn(row, reader.language);
	const formats = formatsFor(reader);
	const from = senderIn(row, reader.language);
	return {
		language,
		title,
		description: title,
		from: from && getFixedT(reader.language, "announcements")("read.from", from),
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
