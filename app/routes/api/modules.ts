import { listLessons, listModules } from "#app/features/learning/catalog/course/curriculum.repository.server.ts";
import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { findCourse } from "#app/features/learning/catalog/courses.repository.server.ts";
import { toApiModules } from "#app/features/learning/catalog/shapes.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** 200 the modules with their lessons, without content; 404 when the course is unknown or not published. */
export const loader = guarded(everyone, async ({ context, params }) => {
	const courseId = readCourseId(params.courseId);
	if (courseId === null) return apiError("notFound");

	const { db } = context;
	const language = await context.language;
	const { courses, modules, lessons } = await inBatch(db, {
		courses: findCourse(db, courseId, language),
		modules: listModules(db, courseId, language),
		lessons: listLessons(db, courseId, language),
	});
	if (!courses[0]?.publishedAt) return apiError("notFound");
	return Response.json(toApiModules(modules, lessons));
});
