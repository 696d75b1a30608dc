import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { TopicsUnder } from "#app/features/community/forum/origin/topics-under.tsx";
import { answerLessonForm, readLessonWork } from "#app/features/learning/lessons/lesson/answer-lesson-form.server.ts";
import { openLessonPage } from "#app/features/learning/lessons/lesson/open-lesson-page.server.ts";
import { readLesson } from "#app/features/learning/lessons/lesson/read-lesson.server.ts";
import { ShownLesson } from "#app/features/learning/lessons/locked/shown-lesson.tsx";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { isImpersonating } from "#app/features/people/auth/impersonation/is-impersonating.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";

export { LessonError as ErrorBoundary } from "#app/features/learning/lessons/lesson/lesson-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "lesson",
	i18n: ["lesson", "lesson-release", "notes", "forms", "welcome", "forum-under"],
	layout: "room",
	mayBeRestored: true,
	ownFrame: true,
	without: ["learningPath", "courseButton"],
	errorKind: "lesson",
});

export const loader = guarded(anyUser, {
	read: ({ context, request, params, db, viewer }) =>
		readLesson(db, { context, request, lessonId: params.lessonId, viewer }),
	handle: async ({ context, db, request, user, found }) => {
		const outcome = await openLessonPage(db, {
			found,
			user,
			language: await context.language,
			search: new URL(request.url).searchParams,
			isLooking: await isImpersonating(context),
			isHead: context.isHead,
			isForSale: isForSale(context.env),
			now: new Date(),
		});
		if (!outcome.ok) throw outcome.reason === "notFound" ? notFound() : redirect(outcome.leadsTo);
		const { flash, headers } = readFlash(request, ["welcome"]);
		/** Greets after registration with the unconfirmed e-mail address. */
		const greets = flash && !user.emailVerifiedAt ? user.email : null;
		return data({ ...outcome.page, greets }, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
	pageMeta(
		page &&
			(page.room
				? { title: `${page.room.lesson.title} · ${page.room.course.title}`, description: page.room.lesson.summary }
				: { title: `${page.locked.title} · ${page.locked.course.title}`, description: page.locked.reason }),
	);

export const action = guarded(anyUser, {
	read: async ({ context, params, db, viewer }) =>
		readLessonWork(db, { lessonId: params.lessonId, viewer, language: await context.language }),
	handle: async ({ context, db, request, user, found }) => {
		if (!found) throw notFound();
		const outcome = await answerLessonForm(db, { found, user, form: await request.formData(), now: new Date() });
		if (!outcome.ok) {
			const { errors, values, isChanged = false } = outcome;
			return data({ errors, values, isChanged }, isChanged ? 409 : 400);
		}
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return redirect(outcome.leadsTo);
	},
});

export default function Lesson() {
	const found = useLoaderData<typeof loader>();
	const lesson = found.room?.lesson;
	const discussion = lesson ? (
		<TopicsUnder key={lesson.id} origin={{ kind: "lesson", key: String(lesson.id) }} />
	) : null;
	return <ShownLesson {...found} discussion={discussion} />;
}
