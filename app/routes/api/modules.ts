import { publishedModules } from "#app/features/learning/catalog/published-courses.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(everyone, async ({ context, params: { courseId } }) => {
	const modules = await publishedModules(context.db, { courseId, language: await context.language });
	return modules ? Response.json(modules) : apiError("notFound");
});
