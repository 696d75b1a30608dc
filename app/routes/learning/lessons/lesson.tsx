import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { enrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { lessonAccess } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { toLessonId } from "#app/features/learning/enrollment/access/lesson-id.ts";
import { openLesson } from "#app/features/learning/enrollment/progress/open-lesson.server.ts";
import { recordProgress } from "#app/features/learning/enrollment/progress/record-progress.server.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import { readExamples } from "#app/features/learning/examples/read-examples.server.ts";
import { findLessonPage } from "#app/features/learning/lessons/lesson/lesson-page.repository.server.ts";
import { LessonPage } from "#app/features/learning/lessons/lesson/lesson-page.tsx";
import { toLessonPageData } from "#app/features/learning/lessons/lesson/lesson-page-data.server.ts";
import { lessonRoom } from "#app/features/learning/lessons/lesson/lesson-room.ts";
import { previewStep } from "#app/features/learning/lessons/preview/preview-step.server.ts";
import { findAttemptReview } from "#app/features/learning/quizzes/attempt/attempt-review.server.ts";
import { handInForm, handInStatements } from "#app/features/learning/quizzes/hand-in/hand-in-form.server.ts";
import { saveRecallAnswer } from "#app/features/learning/quizzes/recall/recall-answers.repository.server.ts";
import { attemptToShow } from "#app/features/learning/quizzes/result/attempt-to-show.ts";
import { RecallInput } from "#app/features/learning/quizzes/schemas.ts";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { isLooking } from "#app/features/people/auth/looking/is-looking.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";

export { LessonError as ErrorBoundary } from "#app/features/learning/lessons/lesson/lesson-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";

export const handle = page({
	name: "lesson",
	i18n: ["lesson", "notes", "forms", "welcome"],
	layout: "room",
	mayBeRestored: true,
	ownFrame: true,
	without: ["learningPath", "courseButton"],
	errorKind: "lesson",
});

/** `?attempt=ID` shows an attempt that was handed in, `?again=1` the questions of a quiz that is passed. */
export const loader = guarded(anyUser, {
	read: async ({ context, request, params, db, viewer }) => {
		const lessonId = toLessonId(params.lessonId);
		if (lessonId === null) return null;
		const language = await context.language;
		const [terms, examples, page] = await Promise.all([
			readTerms(context, language),
			readExamples(context, request),
			findLessonPage(db, { ...viewer, lessonId, language, now: new Date() }),
		]);
		return page && { page, terms, examples };
	},
	handle: async ({ context, db, request, user, found }) => {
		if (!found) throw notFound();
		const { page, terms, examples } = found;

		const lessonId = page.lesson.id;
		const access = lessonAccess({ ...page, user });
		if (!access.allowed && access.reason === "notFound") throw notFound();
		if (!access.allowed && access.reason === "retired") throw redirect(`/courses/${page.course.id}`);
		if (!access.allowed) throw redirect(`/courses/${page.course.id}?locked=${lessonId}`);
		const keepsNotes = !(await isLooking(context));
		if (access.as === "learner" && !context.isHead && keepsNotes) await openLesson(db, { page, now: new Date() });
		const attemptId = attemptToShow(page.attempts, new URL(request.url).searchParams);
		const asked = { lessonId, userId: user.id, language: await context.language };
		const review = attemptId ? await findAttemptReview(db, { ...asked, attemptId }) : null;
		const { flash, headers } = readFlash(request, ["welcome"]);
		const { language } = asked;
		const { timeZone } = user;
		const room = toLessonPageData({
			page,
			reader: access.as,
			review,
			language,
			terms,
			examples,
			timeZone,
			keepsNotes,
		});
		/** Who has just registered is greeted; the address is the one that is still to be confirmed. */
		const greets = flash && !user.emailVerifiedAt ? user.email : null;
		const offer =
			access.as === "preview"
				? enrollmentOffer({
						...page,
						user,
						enrollment: takenCourse(page.enrollment ?? undefined, page.progress, page.lessons),
						isForSale: isForSale(context.env),
					})
				: null;
		return data({ room, greets, step: offer && previewStep(page.course.id, offer, language) }, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
	pageMeta(
		page && { title: `${page.room.lesson.title} · ${page.room.course.title}`, description: page.room.lesson.summary },
	);

/**
 * Three forms: "Mark as done", the questions of a quiz or an exercise, and how a recall question went. Who may
 * not learn here is sent back to the page, which says why.
 */
export const action = guarded(anyUser, {
	read: async ({ context, params, db, viewer }) => {
		const lessonId = toLessonId(params.lessonId);
		if (lessonId === null) return null;
		const language = await context.language;
		const work = handInStatements(db, { userId: userOfSession(viewer.session), lessonId, language });
		return { lessonId, language, work: await db.batch(work) };
	},
	handle: async ({ context, db, request, user, found }) => {
		if (!found) throw notFound();
		const { lessonId, language, work } = found;
		const nudge = (jobId: string | undefined) => context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
		const form = await request.formData();
		const here = `/lessons/${lessonId}`;
		const now = new Date();

		if (form.get("_intent") === "attempt") {
			const outcome = await handInForm(db, { user, lessonId, form, language, now, found: work });
			if (outcome.ok) nudge(outcome.jobId);
			if (outcome.ok) return redirect(`${here}?attempt=${outcome.attemptId}#result`);
			if (outcome.reason === "figuresChanged") return redirect(`${here}?figures=changed#questions`);
			if (outcome.reason === "formWrong") return data({ errors: outcome.errors, values: outcome.values }, 400);
			return redirect(`${here}#questions`);
		}
		if (form.get("_intent") === "recall") {
			const answer = RecallInput.safeParse(Object.fromEntries(form));
			if (answer.success) await saveRecallAnswer(db, { userId: user.id, lessonId, ...answer.data, now });
			return redirect(`${here}${answer.success ? `#recall-${encodeURIComponent(answer.data.key)}` : ""}`);
		}
		if (form.get("_intent") !== "done") return data({ errors: {}, values: {} }, 400);
		const outcome = await recordProgress(db, { user, lessonId, progress: { completed: true }, now, found: work });
		if (outcome.ok) nudge(outcome.jobId);
		return redirect(outcome.ok ? `${here}#end` : here);
	},
});

export default function Lesson() {
	const { room, greets, step } = useLoaderData<typeof loader>();
	return <LessonPage room={lessonRoom(room)} step={step} above={<Greeting key={room.lesson.id} email={greets} />} />;
}

/** Stays while the lesson does: its form reads the page anew, which greets no second time. */
function Greeting({ email }: { email: string | null }) {
	const [first] = useState(email);
	return first ? <WelcomeCard email={first} isNew className="m-4 md:mx-8" /> : null;
}
