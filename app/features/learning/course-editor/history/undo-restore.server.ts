import {
	deleteDrafts,
	deleteSitting,
	draftsOfParts,
	listSitting,
	type PartToWrite,
} from "#app/features/library/versioned-content/face.server.ts";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type EditedCourse, revisionOf } from "../drafts/edited-course.server";

type Input = { course: EditedCourse; keptId: string; by: number; requestId: string; now: Date };

/** Puts the drafts back that a restore has replaced, all or none: refused once somebody has written on in one of them. */
export async function undoRestore(
	db: Database,
	{ course, keptId, by, requestId, now }: Input,
): Promise<{ ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" }> {
	const { documentId } = course;
	const rows = (await listSitting(db, documentId, keptId)).filter(({ cause }) => cause === "restored");
	if (rows.length === 0) return { ok: false, reason: "notFound" };
	// A restore wrote the next revision, or ended the draft because the part is published just so.
	const isAsRestored = rows.every(({ key, language, revision }) =>
		[0, revision + 1].includes(revisionOf(course, key, language)),
	);
	if (!isAsRestored) return { ok: false, reason: "changedMeanwhile" };
	const former = rows.flatMap(({ key, language, partHash }): PartToWrite[] => {
		if (!partHash) return [];
		const base = course.parts.get(entryName(key, language))?.hash ?? null;
		return [{ key, language, hash: partHash, base, seen: revisionOf(course, key, language) }];
	});
	const added = rows.filter(({ key, language, partHash }) => !partHash && revisionOf(course, key, language) > 0);
	try {
		await runTogether(db, [
			...draftsOfParts(db, former, { documentId, editorId: by, now }),
			...deleteDrafts(
				db,
				documentId,
				added.map(({ key, language }) => ({ key, language, revision: revisionOf(course, key, language) })),
			),
			deleteSitting(db, documentId, keptId),
			audit(db, {
				by,
				deed: "courses.undoRestore",
				subject: { kind: "course", id: course.id },
				after: { parts: rows.length },
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
