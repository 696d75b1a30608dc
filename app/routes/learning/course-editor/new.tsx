import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	answerNewCourse,
	newCoursePageData,
} from "#app/features/learning/course-editor/details/new/new-course.server.ts";
import { NewCoursePage } from "#app/features/learning/course-editor/details/new/new-course-page.tsx";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "new-course",
	i18n: ["course-editor", "forms"],
	layout: "form",
	without: ["learningPath"],
	addressWords: { new: "new-course" },
});

export const loader = guarded(instructors, async ({ context, db }) => newCoursePageData(db, await context.language));

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(instructors, async ({ context, db, request, user }) => {
	const outcome = await answerNewCourse(db, {
		posted: await request.formData(),
		editorId: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (!outcome.ok) return data({ reply: outcome.reply }, 400);
	return redirect(`/instructor-dashboard/courses/${outcome.courseId}?done=created`);
});

export default function NewCourse() {
	return <NewCoursePage page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
