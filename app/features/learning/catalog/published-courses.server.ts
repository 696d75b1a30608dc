import { readId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listLessons, listModules } from "./course/curriculum.repository.server.ts";
import { findCourse, listCourses } from "./courses.repository.server.ts";
import { type Course, type Module, toApiCourse, toApiModules } from "./shapes.ts";

/** Every published course as the API gives it, in recommended order. */
export async function publishedCourses(db: Database, language: Language): Promise<Course[]> {
	const courses = await listCourses(db, language);
	return courses.map((course) => toApiCourse(course, language));
}

type Asked = { courseId: string | undefined; language: Language };

/** One of them; null for an unknown course, and for one that is not published. */
export async function publishedCourse(db: Database, { courseId, language }: Asked): Promise<Course | null> {
	const id = readId(courseId);
	if (id === null) return null;
	const [course] = await findCourse(db, id, language);
	return course?.publishedAt ? toApiCourse(course, language) : null;
}

/** The modules of one of them with their lessons, without content; null as for the course. */
export async function publishedModules(db: Database, { courseId, language }: Asked): Promise<Module[] | null> {
	const id = readId(courseId);
	if (id === null) return null;
	const {
		course: [course],
		modules,
		lessons,
	} = await inBatch(db, {
		course: findCourse(db, id, language),
		modules: listModules(db, id, language),
		lessons: listLessons(db, id, language),
	});
	return course?.publishedAt ? toApiModules(modules, lessons) : null;
}
