import { everyone, guarded } from "#app/features/auth/access.server.ts";
import { listCourses } from "#app/features/catalog/courses.repository.server.ts";
import { toApiCourse } from "#app/features/catalog/shapes.ts";

/** 200 every published course, in recommended order and the caller's language. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const courses = await listCourses(context.db, language);
	return Response.json(courses.map((course) => toApiCourse(course, language)));
});
