import { filesPageData } from "#app/features/learning/course-editor/files/files-page-data.server.ts";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";

/** The files of an own course, for the dialog that places one again. */
export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	const search = new URL(request.url).searchParams;
	return Response.json(await filesPageData(db, course, { search, user, language, isForText: true }));
});
