import { everyone, guarded } from "#app/features/auth/access.server.ts";
import { readCourseId } from "#app/features/catalog/course-id.ts";
import { findCourse } from "#app/features/catalog/courses.repository.server.ts";
import { toApiCourse } from "#app/features/catalog/shapes.ts";
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
