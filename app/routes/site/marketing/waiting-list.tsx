import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { findCourse } from "#app/features/learning/catalog/courses.repository.server.ts";
import { checkoutPath } from "#app/features/money/billing/offer-paths.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { joinWaitingList } from "#app/features/money/waiting-list/join-waiting-list.server.ts";
import { GuestWaitForm, WaitForm } from "#app/features/money/waiting-list/schemas.ts";
import { type WaitingAnswer, WaitingPage } from "#app/features/money/waiting-list/waiting-page.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "waiting-list",
	i18n: ["waiting"],
	layout: "form",
	query: ["plan", "course"],
	maxBodyKb: 4,
	byLinkOnly: true,
	mayBeRestored: true,
});

/** What is waited for: a plan by its slug, or a course that has a price; null for what is not sold at all. */
async function readThing(db: Database, request: Request, language: Language) {
	const params = new URL(request.url).searchParams;
	const courseId = readCourseId(params.get("course") ?? undefined) ?? 0;
	const [[course], plans] = await db.batch([findCourse(db, courseId, language), listPlans(db, language)]);
	if (course?.publishedAt && course.priceCents > 0) {
		const place = { backTo: `/courses/${courseId}`, buyAt: `/checkout?course=${courseId}` };
		return { kind: "course" as const, id: courseId, name: course.title, ...place };
	}
	const plan = plans.find(({ slug }) => slug === params.get("plan"));
	if (!plan) return null;
	const { name } = planWords(getFixedT(language, "pricing"), plan);
	return {
		kind: "plan" as const,
		id: plan.id,
		name,
		backTo: "/pricing",
		buyAt: checkoutPath(plan.slug, "month", null),
	};
}

export const loader = guarded(everyone, {
	read: async ({ context, db, request }) => readThing(db, request, await context.language),
	handle: async ({ context, user, found }) => {
		if (!found) throw redirect("/pricing");
		const t = getFixedT(await context.language, "waiting");
		const { kind, name, backTo, buyAt } = found;
		return {
			title: t("title"),
			description: t("lede"),
			thing: { kind, name, backTo },
			buyAt: isForSale(context.env) ? buyAt : null,
			email: user?.email ?? null,
			limits: constraintsOf(GuestWaitForm),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Keeps the address of a guest, or that of the reader. What a program has filled in is asked for once more. */
export const action = guarded(everyone, async ({ context, db, request, user }) => {
	const posted = await request.formData();
	const form = parseForm(posted, user ? WaitForm : GuestWaitForm);
	if (form.status !== "success") return data<WaitingAnswer>({ reply: form.reply() }, 400);
	const language = await context.language;
	const thing = await readThing(db, request, language);
	if (!thing) throw redirect("/pricing");
	if (isForSale(context.env)) throw redirect(thing.buyAt);

	const email = "email" in form.value && typeof form.value.email === "string" ? form.value.email : user?.email;
	if (!email) throw redirect("/pricing");
	if (form.value.leaveEmpty) {
		return data<WaitingAnswer>({ reply: form.reply({ formErrors: [{ key: "errors.askedAgain" }] }) }, 400);
	}
	const outcome = await joinWaitingList(db, {
		email,
		userId: user?.id ?? null,
		thing,
		language,
		clientIp: context.clientIp,
		origin: context.origin,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		for (const jobId of outcome.jobIds) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
		return data<WaitingAnswer>({ joined: email });
	}
	const reply = form.reply({ formErrors: [{ key: "errors.tooMany" }] });
	return data<WaitingAnswer>({ reply }, { status: 429, headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
});

export default function WaitingList() {
	const { thing, buyAt, email, limits } = useLoaderData<typeof loader>();
	return (
		<WaitingPage thing={thing} buyAt={buyAt} email={email} limits={limits} answer={useActionData<typeof action>()} />
	);
}
