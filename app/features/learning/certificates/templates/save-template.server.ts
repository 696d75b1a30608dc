import { audit } from "#app/features/operations/audit/face.server.ts";
import { attachUploads } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { enqueueForCourse } from "../issue/backfill.repository.server";
import { SIGNATURE_FILE } from "./signature";
import type { TemplateState } from "./template-change";
import { saveTemplate, saveTemplateWords } from "./templates.repository.server";

type Input = {
	deed: "certificates.template" | "certificates.undoTemplate";
	/** The course, 0 for the school. */
	scope: number;
	/** Null for a template that is not there yet. */
	before: TemplateState | null;
	after: TemplateState;
	/** The version that was seen; 0 for a template that is not there yet. */
	version: number;
	/** A file that has just been sent and that no template has shown; null for none. */
	sentSignature: string | null;
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * Writes a template as it is from now on, with the audit entry that its history is read from: both or neither. A course
 * that begins to give certificates gives them to who has finished it before. False when somebody else has changed the
 * template since that version, or the file is not the actor's; then nothing is written.
 */
export async function writeTemplate(
	db: Database,
	{ deed, scope, before, after, version, sentSignature, actorId, requestId, now }: Input,
): Promise<boolean> {
	const { words, language, ...facts } = after;
	const begins = before !== null && after.isGiven && !before.isGiven;
	try {
		await db.batch([
			saveTemplate(db, { scope, ...facts, version, now }),
			requireChange(db),
			...(sentSignature ? [attachSignature(db, { id: sentSignature, actorId }), requireChange(db)] : []),
			saveTemplateWords(db, { scope, language, words }),
			audit(db, {
				by: actorId,
				deed,
				subject: { kind: "certificateTemplate", id: scope },
				before: before && snapshot(before, version),
				after: snapshot(after, version + 1),
				requestId,
				now,
			}),
			...(begins ? [enqueueForCourse(db, { courseId: scope, now })] : []),
		]);
		return true;
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
}

/** What the audit log keeps of a template; `readTemplateChange` reads it. */
function snapshot({ words, ...facts }: TemplateState, version: number) {
	return { ...words, ...facts, version };
}

/** The file of the user who saves it. It hits nothing where it is not theirs, or was shown before. */
function attachSignature(db: Database, { id, actorId }: { id: string; actorId: number }): Write {
	return attachUploads(db, { ids: [id], purpose: SIGNATURE_FILE.purpose, ownerId: actorId });
}
