import { audit } from "#app/features/operations/audit/face.server.ts";
import { detachUpload } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { deleteUnusedFile, listFileUses } from "./course-files.repository.server.ts";

type Input = { id: string; courseId: number; by: number; requestId: string; now: Date };
export type FileUse = Awaited<ReturnType<typeof listFileUses>>[number];
export type RemovalOutcome =
	| { ok: true }
	| { ok: false; reason: "inUse"; uses: FileUse[] }
	| { ok: false; reason: "notFound" };

/**
 * Removes a file from a course. Refused, with the uses, while a draft, a version or a kept draft names it: old
 * versions can be restored.
 */
export async function removeCourseFile(
	db: Database,
	{ id, courseId, by, requestId, now }: Input,
): Promise<RemovalOutcome> {
	try {
		await runTogether(db, [
			deleteUnusedFile(db, { id, courseId }),
			requireChange(db),
			detachUpload(db, id),
			audit(db, {
				by,
				deed: "courses.removeFile",
				subject: { kind: "course", id: courseId },
				before: { file: id },
				after: null,
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const uses = await listFileUses(db, { id, courseId });
		return uses.length > 0 ? { ok: false, reason: "inUse", uses } : { ok: false, reason: "notFound" };
	}
}
