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
	scope: number;
	before: TemplateState | null;
	after: TemplateState;
	/** The version that was loaded; 0 for a new template. */
	version: number;
	sentSignature: string | null;
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * Writes a template with its audit entry, the source of its history. When a course starts to give certificates,
 * earlier completions get one. False, without a write, on a version conflict or when the file is not the actor's.
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

/** State for the audit log; `readTemplateChange` reads it. */
function snapshot({ words, ...facts }: TemplateState, version: number) {
	return { ...words, ...facts, version };
}

/** No row changes when the file is not the user's, or was attached before. */
function attachSignature(db: Database, { id, actorId }: { id: string; actorId: number }): Write {
	return attachUploads(db, { ids: [id], purpose: SIGNATURE_FILE.purpose, ownerId: actorId });
}
