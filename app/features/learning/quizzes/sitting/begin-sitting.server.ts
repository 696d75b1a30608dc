import { learningRefusal } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { readLock } from "#app/features/learning/enrollment/face.server.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import type { Database } from "#db/client.server.ts";
import type { AttemptWork } from "../attempt/submit-attempt.server";
import { insertSitting } from "./quiz-sittings.repository.server";

type Input = { lessonId: number; now: Date; found: Pick<AttemptWork, "task" | "enrollment" | "held" | "release"> };

/** Starts the clock of the next attempt at a quiz with a time limit; once it runs, nothing starts it again. */
export async function beginSitting(db: Database, { lessonId, now, found }: Input): Promise<void> {
	const [task] = found.task;
	const [enrollment] = found.enrollment;
	const access = canAccess(found.held, { kind: "lesson", courseId: task?.courseId ?? 0, lessonId }, now);
	if (!enrollment || learningRefusal(task, enrollment, { access, lock: readLock(found.release, now) })) return;
	await insertSitting(db, { enrollmentId: enrollment.id, lessonId, now });
}
