import { everyone, guarded } from "../../features/auth/access.server";
import { readCourseId } from "../../features/catalog/course-id";
import { findCourse } from "../../features/catalog/courses.repository.server";
import { toApiCourse } from "../../features/catalog/shapes";
import { apiError } from "../../shared/api/api-error.server";

/** 200 the Course; 404 when it is unknown or not published. */
export const loader = guarded(everyone, async ({ context, params }) => {
	const courseId = readCourseId(params.courseId);
	if (courseId === null) return apiError("notFound");

	const language = await context.language;
	const [course] = await findCourse(context.db, courseId, language);
	if (!course?.publishedAt) return apiError("notFound");
	return Response.json(toApiCourse(course, language));
});
