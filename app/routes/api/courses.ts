import { everyone, guarded } from "../../features/auth/access.server";
import { listCourses } from "../../features/catalog/courses.repository.server";
import { toApiCourse } from "../../features/catalog/shapes";

/** 200 every published course, in recommended order and the caller's language. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const courses = await listCourses(context.db, language);
	return Response.json(courses.map((course) => toApiCourse(course, language)));
});
