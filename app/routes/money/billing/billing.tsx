import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { RecentOrders } from "#app/features/money/invoices/recent-orders.tsx";
import { answerOwnBilling } from "#app/features/money/memberships/page/answer-billing.server.ts";
import { type BillingAnswer, BillingPage } from "#app/features/money/memberships/page/billing-page.tsx";
import { billingPageData, readBillingPage } from "#app/features/money/memberships/page/billing-page-data.server.ts";
import { BillingForm } from "#app/features/money/memberships/page/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { membershipTools } from "#app/money-tools.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "billing",
	i18n: ["account", "billing"],
	layout: "settings",
	query: ["plan", "interval", "card"],
	navigation: [{ in: "settings", at: 65 }],
	maxBodyKb: 4,
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readBillingPage(db, viewer),
	handle: async ({ context, db, user, request, found }) => {
		const tools = membershipTools(context.env, context.origin);
		const search = new URL(request.url).searchParams;
		return billingPageData(db, found, { user, tools, search, language: await context.language });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), BillingForm);
	if (form.status !== "success") return data<BillingAnswer>({ error: "invalid" }, 400);
	const tools = membershipTools(context.env, context.origin);
	const answered = await answerOwnBilling(db, tools, { userId: user.id, deed: form.value, now: new Date() });
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
