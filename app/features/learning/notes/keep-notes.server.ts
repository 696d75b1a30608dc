import {
	type FoundRights,
	readingRights,
	readingRightsStatements,
} from "#app/features/learning/enrollment/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { changeBody, deleteNote, findOwnNote, foldedWords, upsertNote } from "./notes.repository.server";
import type { NewNote } from "./schemas";
import { noteKind } from "./shown-note";

type SaveNoteInput = {
	user: Pick<CurrentUser, "id" | "role">;
	lessonId: number;
	note: NewNote;
	/** What the statements of the reading rights have brought. */
	found: FoundRights;
	now: Date;
};
type Outcome = { ok: true; id: string } | { ok: false; reason: "notFound" | "closed" | "tooMany" };

export async function saveNote(db: Database, { user, lessonId, note, found, now }: SaveNoteInput): Promise<Outcome> {
	const rights = readingRights(found, { lessonId, user, now });
	if (!rights) return { ok: false, reason: "notFound" };
	const { access } = rights;
	// A note that was written while the lesson was open is kept.
	if (!access.allowed && access.reason !== "locked")
		return { ok: false, reason: access.reason === "notFound" ? "notFound" : "closed" };

	const { id = newId(), ...words } = note;
	try {
		const [kept] = await upsertNote(db, { ...words, id, userId: user.id, lessonId, now });
		return kept ? { ok: true, id } : { ok: false, reason: "notFound" };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "tooMany" };
		throw error;
	}
}

type RestoreNoteInput = Omit<SaveNoteInput, "found">;

export async function restoreNote(db: Database, restored: RestoreNoteInput): Promise<boolean> {
	const { lessonId, user } = restored;
	const found = await inBatch(db, readingRightsStatements(db, { lessonId, userId: user.id }));
	return (await saveNote(db, { ...restored, found })).ok;
}

/** Returns the deleted note; null when it does not exist or is someone else's. */
export async function removeNote(db: Database, own: { userId: number; id: string }) {
	return firstRow(await deleteNote(db, own));
}

type EditNoteInput = { userId: number; id: string; body: string; now: Date };

/** False when it does not exist. The text decides its kind; a note on a whole lesson must not be empty. */
export async function editNote(db: Database, { body, now, ...own }: EditNoteInput): Promise<boolean> {
	const [note] = await findOwnNote(db, own);
	if (!note || (body === "" && note.anchor === null)) return false;
	const kind = noteKind({ body, quote: note.quote });
	const [changed] = await changeBody(db, own, { kind, body, folded: foldedWords({ ...note, body }), now });
	return changed !== undefined;
}
