import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { learningRefusal } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { Database } from "#db/client.server.ts";
import { isFilm } from "./course-file.ts";
import { courseOfFile, findShownFile } from "./course-files.repository.server.ts";

type Input = { id: string; user: { id: number; role: Role } | null; now: Date };
type ShownFile = Awaited<ReturnType<typeof findShownFile>>[number];
export type CourseFileOutcome = { ok: true; file: ShownFile } | { ok: false; status: 403 | 404 };

/**
 * A file of a course for somebody: who may learn in the course or teaches it, and everybody where a free preview
 * names it. A film is for who teaches the course: learners have it from the lesson, by the rules of that. Rules:
 * docs/domain/access.md
 */
export async function findCourseFile(db: Database, { id, user, now }: Input): Promise<CourseFileOutcome> {
	if (!/^[0-9a-f]{32}$/.test(id)) return { ok: false, status: 404 };
	const userId = user?.id ?? 0;
	const [[file], entitlements] = await db.batch([
		findShownFile(db, { id, userId }),
		listEntitlements(db, { userId, courseId: courseOfFile(id) }),
	]);
	if (!file) return { ok: false, status: 404 };
	if (isTeacher(file, user)) return { ok: true, file };
	if (isFilm(file.kind)) return { ok: false, status: 403 };
	if (file.isInPreview && file.publishedAt) return { ok: true, file };
	const { courseId, enrollmentId } = file;
	const access = canAccess(entitlements, { kind: "course", courseId }, now);
	const refusal = learningRefusal(file, enrollmentId === null ? undefined : {}, { access, lock: null });
	if (user && refusal === null) return { ok: true, file };
	return { ok: false, status: refusal === "notFound" ? 404 : 403 };
}
