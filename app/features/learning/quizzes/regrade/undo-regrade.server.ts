import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { beginUndo } from "./regrades.repository.server";

type Input = { courseId: number; regradeId: string; since: Date; now: Date };

/** Writes that take a regrade back: put `requireChange` behind `undo`. */
export function undoRegrade(db: Database, { now, ...undo }: Input) {
	const jobId = newJobId();
	const step = { regradeId: undo.regradeId, after: "", isUndo: true };
	return { jobId, undo: beginUndo(db, undo), job: enqueue(db, "quizzes.regrade", step, { id: jobId, dueAt: now }) };
}
