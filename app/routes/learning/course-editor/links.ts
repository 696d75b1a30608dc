import { findLinks } from "#app/features/learning/course-editor/lesson/links/find-links.server.ts";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

/** What a lesson in a language (`lang`) can link to, for what is typed (`q`). */
export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const { searchParams } = new URL(request.url);
	const asked = searchParams.get("lang");
	const language = isLanguage(asked) ? asked : await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	const q = readSearch(searchParams.get("q") ?? "");
	return Response.json(await findLinks(db, { course, q, language, viewer: user.id, now: new Date() }));
});
