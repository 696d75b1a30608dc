import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { decideAffiliate } from "#app/features/money/affiliates/application/decide-affiliate.server.ts";
import { findAffiliateById } from "#app/features/money/affiliates/application/find-affiliate.server.ts";
import { DecisionForm } from "#app/features/money/affiliates/application/schemas.ts";
import { AffiliatePage } from "#app/features/money/affiliates/desk/affiliate-page.tsx";
import {
	affiliatePageData,
	readAffiliatePage,
} from "#app/features/money/affiliates/desk/affiliate-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "affiliate",
	i18n: ["admin", "payouts", "earnings"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("money"), {
	read: ({ db, params }) => readAffiliatePage(db, params.affiliateId),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const shown = affiliatePageData(found, { search, language: await context.language, timeZone: user.timeZone });
		if (!shown) throw notFound();
		return shown;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const affiliate = await findAffiliateById(db, params.affiliateId);
	if (!affiliate) throw notFound();
	const form = parseForm(await request.formData(), DecisionForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const outcome = await decideAffiliate(db, {
		affiliate,
		decision: form.value,
		actorId: user.id,
		requestId: context.requestId,
		origin: context.origin,
		now: new Date(),
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId ?? undefined));
		// Suspended affiliates leave the leaderboard, resumed ones return.
		context.waitUntil(raiseContentVersion(context.env.CACHE));
	}
	return redirect(`/admin/affiliates/${affiliate.id}?done=${outcome.ok ? "done" : outcome.reason}`);
});

export default function AdminAffiliate() {
	const { title, view, done } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<AffiliatePage view={view} done={done} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
