import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { joinWaitingList } from "#app/features/money/waiting-list/join-waiting-list.server.ts";
import { GuestWaitForm, WaitForm } from "#app/features/money/waiting-list/schemas.ts";
import { type WaitingAnswer, WaitingPage } from "#app/features/money/waiting-list/waiting-page.tsx";
import { readAwaitedThing, waitingPageData } from "#app/features/money/waiting-list/waiting-page-data.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "waiting-list",
	i18n: ["waiting"],
	layout: "form",
	query: ["plan", "course"],
	maxBodyKb: 4,
	byLinkOnly: true,
	mayBeRestored: true,
});

export const loader = guarded(everyone, {
	read: async ({ context, db, request }) =>
		readAwaitedThing(db, { search: new URL(request.url).searchParams, language: await context.language }),
	handle: async ({ context, user, found }) => {
		if (!found) throw redirect("/pricing");
		return waitingPageData(found, { user, language: await context.language, isForSale: isForSale(context.env) });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(everyone, async ({ context, db, request, user }) => {
	const posted = await request.formData();
	const form = parseForm(posted, user ? WaitForm : GuestWaitForm);
	if (form.status !== "success") return data<WaitingAnswer>({ reply: form.reply() }, 400);
	const language = await context.language;
	const thing = await readAwaitedThing(db, { search: new URL(request.url).searchParams, language });
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
