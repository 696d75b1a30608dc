import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { RegradedQuestion } from "#db/schema/learning/quiz-regrades.ts";
import type { Write } from "#db/write.ts";
import type { Correction } from "./find-corrections.server";
import { insertRegrade } from "./regrades.repository.server";

export type ChosenCorrection = Correction & { choice: RegradedQuestion["choice"] };
type Publication = { courseId: number; versionId: string; now: Date };

/** Writes for the batch that publishes a version: a regrade for each lesson, and its job. */
export function planRegrades(
	db: Database,
	chosen: readonly ChosenCorrection[],
	{ courseId, versionId, now }: Publication,
): { writes: Write[]; jobIds: string[] } {
	const plans = [...Map.groupBy(chosen, ({ lessonId }) => lessonId)].map(([lessonId, corrections]) => {
		const [id, jobId] = [newId(), newJobId()];
		const questions = corrections.map(({ question, number, choice, from, to }) => [
			question,
			{ number, choice, from, to },
		]);
		const writes = [
			insertRegrade(db, {
				id,
				courseId,
				lessonId,
				versionId,
				questions: Object.fromEntries(questions),
				state: "waiting",
				createdAt: now,
			}),
			enqueue(db, "quizzes.regrade", { regradeId: id, after: "", isUndo: false }, { id: jobId, dueAt: now }),
		];
		return { jobId, writes };
	});
	return { writes: plans.flatMap(({ writes }) => writes), jobIds: plans.map(({ jobId }) => jobId) };
}
