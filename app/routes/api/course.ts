import { publishedCourse } from "#app/features/learning/catalog/published-courses.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(everyone, async ({ context, params: { courseId } }) => {
	const course = await publishedCourse(context.db, { courseId, language: await context.language });
	return course ? Response.json(course) : apiError("notFound");
});
