import { undoRegrade } from "#app/features/learning/quizzes/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";

/** How long new marks can be taken back. */
export const UNDO_MS = DAY_MS;

type Input = { courseId: number; regradeId: string; by: number; requestId: string; now: Date };
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "notUndoable" };

/** Gives attempts their former scores back. What was passed or completed meanwhile stays. */
export async function undoMarks(db: Database, { courseId, regradeId, by, requestId, now }: Input): Promise<Outcome> {
	const { jobId, undo, job } = undoRegrade(db, { regradeId, courseId, since: new Date(now.getTime() - UNDO_MS), now });
	try {
		await runTogether(db, [
			undo,
			requireChange(db),
			job,
			audit(db, {
				by,
				deed: "courses.undoMarks",
				subject: { kind: "course", id: courseId },
				before: { regrade: regradeId },
				requestId,
				now,
			}),
		]);
		return { ok: true, jobId };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "notUndoable" };
		throw error;
	}
}
