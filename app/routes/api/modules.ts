import { everyone, guarded } from "../../features/auth/access.server";
import { listLessons, listModules } from "../../features/catalog/course/curriculum.repository.server";
import { readCourseId } from "../../features/catalog/course-id";
import { findCourse } from "../../features/catalog/courses.repository.server";
import { toApiModules } from "../../features/catalog/shapes";
import { apiError } from "../../shared/api/api-error.server";

/** 200 the modules with their lessons, without content; 404 when the course is unknown or not published. */
export const loader = guarded(everyone, async ({ context, params }) => {
	const courseId = readCourseId(params.courseId);
	if (courseId === null) return apiError("notFound");

	const { db } = context;
	const language = await context.language;
	const [courses, modules, lessons] = await db.batch([
		findCourse(db, courseId, language),
		listModules(db, courseId, language),
		listLessons(db, courseId, language),
	]);
	if (!courses[0]?.publishedAt) return apiError("notFound");
	return Response.json(toApiModules(modules, lessons));
});
