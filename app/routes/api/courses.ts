import { listCourses } from "#app/features/learning/catalog/courses.repository.server.ts";
import { toApiCourse } from "#app/features/learning/catalog/shapes.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200 every published course, in recommended order and the caller's language. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const courses = await listCourses(context.db, language);
	return Response.json(courses.map((course) => toApiCourse(course, language)));
});
