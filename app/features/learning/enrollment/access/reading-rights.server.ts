import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { Database } from "#db/client.server.ts";
import { findRelease, readLock } from "../release/release.repository.server.ts";
import { type LessonAccess, lessonAccess } from "./lesson-access.ts";
import { findLessonMedia } from "./lesson-media.repository.server.ts";
import { courseOfLesson } from "./lesson-tasks.repository.server.ts";

type LessonOfUser = { lessonId: number; userId: UserId };
type LessonMedia = Awaited<ReturnType<typeof findLessonMedia>>[number];
type Rights = { lesson: LessonMedia; access: LessonAccess } | null;

/** Statements that decide who may read a lesson's data, for a batch with the data itself. */
export function readingRightsStatements(db: Database, { lessonId, userId }: LessonOfUser) {
	return {
		lesson: findLessonMedia(db, { lessonId, userId }),
		held: listEntitlements(db, { userId, courseId: courseOfLesson(lessonId) }),
		release: findRelease(db, { lessonId, userId }),
	};
}

type Statements = ReturnType<typeof readingRightsStatements>;
/** What `readingRightsStatements` have found. */
export type FoundRights = { [Name in keyof Statements]: Awaited<Statements[Name]> };
type Reader = { lessonId: number; user: { id: number; role: Role } | null; now: Date };

/** Whether the user may read a lesson, from the rows of the statements above; null for an unknown lesson. */
export function readingRights(
	{ lesson: [lesson], held: entitlements, release }: FoundRights,
	{ lessonId, user, now }: Reader,
): Rights {
	if (!lesson) return null;
	const { course, courseId, enrollmentId } = lesson;
	const enrollment = enrollmentId === null ? null : { id: enrollmentId };
	const access = canAccess(entitlements, { kind: "lesson", courseId, lessonId }, now);
	return { lesson, access: lessonAccess({ lesson, course, user, enrollment, access, lock: readLock(release, now) }) };
}
