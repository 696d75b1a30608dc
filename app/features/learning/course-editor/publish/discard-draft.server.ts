import { deleteDraft } from "#app/features/library/versioned-content/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import type { ChosenDraft } from "./take-chosen.server";

type Input = { course: EditedCourse; draft: ChosenDraft; by: number; requestId: string; now: Date };

/** Ends a draft as it was seen; learners keep what is published. */
export async function discardDraft(
	db: Database,
	{ course, draft: { key, language, revision }, by, requestId, now }: Input,
): Promise<{ ok: true } | { ok: false; reason: "changedMeanwhile" }> {
	try {
		await db.batch([
			...deleteDraft(db, { documentId: course.documentId, key, language, seen: revision }),
			audit(db, {
				by,
				deed: "courses.discard",
				subject: { kind: "course", id: course.id },
				before: { part: key, language },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
