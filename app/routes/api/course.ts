import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { findCourse } from "#app/features/learning/catalog/courses.repository.server.ts";
import { toApiCourse } from "#app/features/learning/catalog/shapes.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

/** 200 the Course; 404 when it is unknown or not published. */
export const loader = guarded(everyone, async ({ context, params }) => {
	const courseId = readCourseId(params.courseId);
	if (courseId === null) return apiError("notFound");

	const language = await context.language;
	const [course] = await findCourse(context.db, courseId, language);
	if (!course?.publishedAt) return apiError("notFound");
	return Response.json(toApiCourse(course, language));
});
