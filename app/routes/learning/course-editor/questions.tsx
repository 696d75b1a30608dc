import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { keySchema } from "#app/features/learning/course-editor/parts/part-schemas.ts";
import { answerQuestions, DONE } from "#app/features/learning/course-editor/questions/answer-questions.server.ts";
import { QuestionsPage } from "#app/features/learning/course-editor/questions/page/questions-page.tsx";
import {
	type QuestionsPageData,
	questionsPageData,
	readQuestionsPage,
} from "#app/features/learning/course-editor/questions/questions-page-data.server.ts";
import { questionsPath } from "#app/features/learning/course-editor/questions/questions-path.ts";
import { lessonFigures } from "#app/features/learning/teaching/face.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { badForm, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { withParameter } from "#app/shared/pages/with-parameter.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<QuestionsPageData>({
	name: "quiz-editor",
	i18n: ["quiz-editor", "course-editor", "lesson", "forms"],
	layout: "dashboard",
	crumbs: "own",
	addressWords: { questions: "quiz-editor" },
	crumbAbove: ({ lesson }) => lesson.title,
	crumbItems: ({ frame }) => ({ [frame.id]: frame.title }),
	query: ["lang", "question", "done", "take", "q", "tag"],
	without: ["learningPath"],
	maxBodyKb: 128,
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const search = new URL(request.url).searchParams;
	const pageLanguage = await context.language;
	const lesson = keySchema().safeParse(params.lesson).data ?? "";
	const course = await openCourse(db, {
		id: params.id,
		user,
		language: pageLanguage,
		part: lessonPart(lesson),
	});
	const editor = { id: user.id, role: user.role };
	const reader = { lesson, editor, figuresOf: lessonFigures, pageLanguage, timeZone: user.timeZone, search };
	const found = await readQuestionsPage(db, course, reader);
	if (!found) throw notFound();
	return { ...found, done: DONE.find((one) => one === search.get("done")) ?? null };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const search = new URL(request.url).searchParams;
	const lesson = keySchema().safeParse(params.lesson).data ?? "";
	const part = lessonPart(lesson);
	const pageLanguage = await context.language;
	const course = await openCourse(db, { id: params.id, user, language: pageLanguage, part });
	if (!questionsPageData(course, lesson, { pageLanguage, timeZone: user.timeZone, search })) throw notFound();
	const result = await answerQuestions(db, {
		form: await request.formData(),
		course,
		lesson,
		editor: { id: user.id, role: user.role },
		now: new Date(),
	});
	if (result.kind === "unknown") throw badForm();
	if (result.kind === "answer") return data(result.answer, result.status);
	const { lang: language, question, done } = result;
	const path = questionsPath({ courseId: course.id, lesson, language, question: question ? { key: question } : null });
	return redirect(withParameter(path, "done", done));
});

export default function Questions() {
	return <QuestionsPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
