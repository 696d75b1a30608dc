import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerCurriculum } from "#app/features/learning/course-editor/curriculum/page/answer-curriculum.server.ts";
import { CurriculumPage } from "#app/features/learning/course-editor/curriculum/page/curriculum-page.tsx";
import { curriculumPageData } from "#app/features/learning/course-editor/curriculum/page/curriculum-page-data.server.ts";
import { findEditedCourse } from "#app/features/learning/course-editor/drafts/edited-course.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ frame: { title: string } }>({
	name: "course-curriculum",
	i18n: ["course-editor"],
	layout: "dashboard",
	crumbs: "own",
	query: ["lesson", "module"],
	without: ["learningPath"],
	addressWords: { curriculum: "course-curriculum" },
	crumbAbove: ({ frame }) => frame.title,
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const courseId = readId(params.id);
	const course = courseId === null ? null : await findEditedCourse(db, { courseId, editor: user, language });
	if (!course) throw notFound();
	const search = new URL(request.url).searchParams;
	return curriculumPageData(course, { language, timeZone: user.timeZone, search });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const courseId = readId(params.id);
	if (courseId === null) throw notFound();
	const outcome = await answerCurriculum(db, {
		posted: await request.formData(),
		courseId,
		editor: user,
		language: await context.language,
		timeZone: user.timeZone,
		now: new Date(),
	});
	switch (outcome.kind) {
		case "answer":
			return data(outcome.answer, outcome.status);
		case "redirect":
			return redirect(`/instructor-dashboard/courses/${courseId}/curriculum${outcome.leadsTo}`);
		case "notFound":
			throw notFound();
		case "unknown":
			throw apiError("badRequest");
	}
});

export default function Curriculum() {
	return <CurriculumPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
