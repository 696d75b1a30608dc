import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { listRecent } from "../../features/invoices/invoices.repository.server";
import { RecentOrders } from "../../features/invoices/recent-orders";
import { recentView } from "../../features/invoices/recent-view.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { listMemberships } from "../../features/memberships/memberships.repository.server";
import { answerBilling } from "../../features/memberships/page/answer-billing.server";
import { type BillingAnswer, BillingPage } from "../../features/memberships/page/billing-page";
import { billingView } from "../../features/memberships/page/billing-view.server";
import { findBilling } from "../../features/memberships/page/find-billing.server";
import { BillingForm, ChosenQuery } from "../../features/memberships/page/schemas";
import { membershipTools } from "../../memberships.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			...{ title: t("title"), description: t("lede") },
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
