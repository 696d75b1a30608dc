import type { AppLoadContext } from "@remix-run/cloudflare";
import { findFirstLesson } from "#app/features/learning/catalog/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { enrollInCourse } from "./enroll-in-course.server.ts";

type Input = { userId: number; courseId: number; firstLessonId: number | undefined; now: Date };

/** Enrolls in a free course and returns where to continue: the lesson last read, or the first. */
export async function beginCourse(db: Database, { userId, courseId, firstLessonId, now }: Input) {
	const outcome = await enrollInCourse(db, { user: { id: userId }, courseId, now });
	if (!outcome.ok) return outcome;
	const lessonId = outcome.enrollment.currentLessonId ?? firstLessonId;
	return { ok: true as const, to: lessonId && outcome.isOpen ? `/lessons/${lessonId}` : `/courses/${courseId}` };
}

/** Enrolls in the free course a guest chose before signing in (`?enroll=1`). Null if none, or not free. */
export async function beginChosenCourse(
	{ db }: Pick<AppLoadContext, "db">,
	request: Request,
	userId: number,
): Promise<string | null> {
	const courseId = readId(new URL(request.url).searchParams.get("enroll"));
	if (courseId === null) return null;
	const [[first]] = await db.batch([findFirstLesson(db, courseId)]);
	const begun = await beginCourse(db, { userId, courseId, firstLessonId: first?.id, now: new Date() });
	return begun.ok ? begun.to : null;
}
