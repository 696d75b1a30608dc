import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerLessonForm } from "#app/features/learning/course-editor/lesson/answer-lesson-form.server.ts";
import {
	lessonEditorPath,
	lessonPageData,
	ownLesson,
	readEditedLesson,
} from "#app/features/learning/course-editor/lesson/lesson-page-data.server.ts";
import { LessonEditorPage } from "#app/features/learning/course-editor/lesson/page/lesson-editor-page.tsx";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { badForm, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "lesson-editor",
	i18n: ["course-editor", "course-files", "lesson", "lesson-film", "lists", "uploads"],
	layout: "room",
	maxBodyKb: 512,
	ownFrame: true,
	byLinkOnly: true,
	query: ["lang"],
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(instructors, {
	read: ({ context, db, params, request }) => readEditedLesson(db, { context, request, params }),
	handle: async ({ context, db, user, found }) => {
		const own = ownLesson(found, user);
		if (!own) throw notFound();
		return lessonPageData(db, own, { timeZone: user.timeZone, pageLanguage: await context.language });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) =>
	pageMeta(found && { title: `${found.name} · ${found.course.title}`, description: found.typed.summary });

/** Without script; with it the page saves by itself. */
export const action = guarded(instructors, {
	read: ({ context, db, params, request }) => readEditedLesson(db, { context, request, params }),
	handle: async ({ context, db, request, user, found }) => {
		const own = ownLesson(found, user);
		if (!own) throw notFound();
		const answer = await answerLessonForm(db, {
			found: own,
			form: await request.formData(),
			editor: user,
			timeZone: user.timeZone,
			pageLanguage: await context.language,
			now: new Date(),
		});
		if (answer.kind === "notFound") throw notFound();
		if (answer.kind !== "save") throw badForm();
		if (answer.reply.ok) return redirect(lessonEditorPath(own));
		return data(answer, 409);
	},
});

export default function LessonEditor() {
	const found = useLoaderData<typeof loader>();
	const key = `${found.course.id}/${found.lesson}/${found.language}`;
	return <LessonEditorPage key={key} page={found} answer={useActionData<typeof action>()} />;
}
