import { publishedModules } from "#app/features/learning/catalog/published-courses.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

/** 200 the modules with their lessons, without content; 404 when the course is unknown or not published. */
export const loader = guarded(everyone, async ({ context, params: { courseId } }) => {
	const modules = await publishedModules(context.db, { courseId, language: await context.language });
	return modules ? Response.json(modules) : apiError("notFound");
});
