import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listRecent } from "#app/features/money/invoices/invoices.repository.server.ts";
import { RecentOrders } from "#app/features/money/invoices/recent-orders.tsx";
import { recentView } from "#app/features/money/invoices/recent-view.server.ts";
import { listMemberships } from "#app/features/money/memberships/memberships.repository.server.ts";
import { answerBilling } from "#app/features/money/memberships/page/answer-billing.server.ts";
import { type BillingAnswer, BillingPage } from "#app/features/money/memberships/page/billing-page.tsx";
import { billingView } from "#app/features/money/memberships/page/billing-view.server.ts";
import { findBilling } from "#app/features/money/memberships/page/find-billing.server.ts";
import { BillingForm, ChosenQuery } from "#app/features/money/memberships/page/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { membershipTools } from "#app/money-tools.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "billing",
	i18n: ["account", "billing"],
	layout: "settings",
	query: ["plan", "interval", "card"],
	navigation: [{ in: "settings", at: 65 }],
	maxBodyKb: 4,
});

const ORDERS_SHOWN = 5;

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => {
		const userId = userOfSession(viewer.session);
		return db.batch([listMemberships(db, userId), listRecent(db, userId, ORDERS_SHOWN)]);
	},
	handle: async ({ context, db, user, request, found: [[membership], recent] }) => {
		const [language, now] = [await context.language, new Date()];
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const t = getFixedT(language, "billing");
		const asked = ChosenQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
		const chosen = asked.success ? { planId: asked.data.plan, interval: asked.data.interval } : null;
		const tools = membershipTools(context.env, context.origin);
		const facts = membership && (await findBilling(db, tools, { membership, chosen, language, now }));
		return {
			title: t("title"),
			description: t("lede"),
			view: facts ? billingView(facts, { language, formats, now }) : null,
			isCardChanged: new URL(request.url).searchParams.get("card") === "changed",
			recent: recentView(recent, { language, formats }),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), BillingForm);
	if (form.status !== "success") return data<BillingAnswer>({ error: "invalid" }, 400);
	const [membership] = await listMemberships(db, user.id);
	if (!membership) return data<BillingAnswer>({ error: "notNow" }, 409);
	const tools = membershipTools(context.env, context.origin);
	const answered = await answerBilling(db, tools, { membership, deed: form.value, now: new Date() });
	const { status, answer, jobs, redirectTo } = answered;
	if (redirectTo) return redirect(redirectTo);
	for (const id of jobs) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return data<BillingAnswer>(answer, status);
});

export default function Billing() {
	const { view, recent, isCardChanged } = useLoaderData<typeof loader>();
	return (
		<BillingPage view={view} isCardChanged={isCardChanged} answer={useActionData<typeof action>()}>
			<RecentOrders rows={recent} />
		</BillingPage>
	);
}
