import { publishedCourses } from "#app/features/learning/catalog/published-courses.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: all published courses in recommended order and the caller's language. */
export const loader = guarded(everyone, async ({ context }) =>
	Response.json(await publishedCourses(context.db, await context.language)),
);
