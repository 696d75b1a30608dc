import { deleteDrafts } from "#app/features/library/versioned-content/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import type { ChosenDraft } from "./take-chosen.server";

type Input = { course: EditedCourse; draft: ChosenDraft; by: number; requestId: string; now: Date };

/** Ends a draft as it was seen; learners keep what is published. */
export async function discardDraft(
	db: Database,
	{ course, draft, by, requestId, now }: Input,
): Promise<{ ok: true } | { ok: false; reason: "changedMeanwhile" }> {
	try {
		await runTogether(db, [
			...deleteDrafts(db, course.documentId, [draft]),
			audit(db, {
				by,
				deed: "courses.discard",
				subject: { kind: "course", id: course.id },
				before: { part: draft.key, language: draft.language },
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
