import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findOwnCourse } from "./drafts/edited-course.repository.server";
import { type EditedCourse, findEditedCourse } from "./drafts/edited-course.server";

type Input = { id: string | undefined; user: CurrentUser; language: Language; part?: string };

/** The course of a page of the editor. Throws 404 where it is not there, or not the user's to change. */
export async function openCourse(db: Database, { id, user, language, part }: Input): Promise<EditedCourse> {
	const courseId = readId(id);
	const editor = { id: user.id, role: user.role };
	const course = courseId
		? await findEditedCourse(db, { courseId, editor, language, ...(part === undefined ? {} : { part }) })
		: null;
	if (!course) throw notFound();
	return course;
}

/** True for a course that the user may change, without reading what is in it. */
export async function isOwnCourse(db: Database, courseId: number, { id, role }: CurrentUser): Promise<boolean> {
	const [course] = await findOwnCourse(db, courseId, role === "admin" ? null : id);
	return course !== undefined;
}
