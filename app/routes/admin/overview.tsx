import { redirect, data as withHeaders } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ATTENTION } from "#app/desk.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { OverviewPage } from "#app/features/operations/admin/overview/overview-page.tsx";
import {
	overviewPageData,
	readOverviewPage,
} from "#app/features/operations/admin/overview/overview-page-data.server.ts";
import { answerSetupForm } from "#app/features/operations/admin/setup/answer-setup-form.server.ts";
import { admins, guarded, hasProof, mayOpenPage } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES } from "#app/features/people/auth/closed-page-notice.tsx";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "admin",
	i18n: ["admin"],
	layout: "admin",
	query: ["days", "from", "to"],
	navigation: [
		{ in: "header", at: 1, label: "entries.adminDashboard" },
		{ in: "account", at: 1, label: "entries.adminDashboard" },
		{ in: "footer.account", at: 1, label: "entries.adminDashboard" },
	],
	preload: ["admin"],
});

/** One trip with the session and one for the deferred trends. */
export const loader = guarded(admins, {
	read: ({ db }) => readOverviewPage(db, ATTENTION),
	handle: async ({ context, db, request, user, found }) => {
		const shown = overviewPageData(db, found, {
			user,
			search: new URL(request.url).searchParams,
			language: await context.language,
			attention: ATTENTION,
			opens: (path) => mayOpenPage(context.routes.find(path)?.loader, "admin", user.capabilities),
			hasOutbox: context.env.ENVIRONMENT !== "production",
			canMail: context.env.ENVIRONMENT !== "production" || Boolean(context.env.EMAIL && context.env.MAIL_FROM),
			canSell: isForSale(context.env),
		});
		const { flash: closed, headers } = readFlash(request, CLOSED_PAGES);
		return withHeaders({ ...shown, closed }, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(admins, async ({ context, db, request, user }) => {
	const outcome = await answerSetupForm(db, {
		posted: await request.formData(),
		actor: { ...user, hasProof: hasProof(await context.atPrimary().session()) },
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind !== "done") throw apiError(outcome.kind === "unknown" ? "badRequest" : "forbidden");
	return redirect(`/admin?done=${outcome.done}`);
});

export default function AdminOverview() {
	return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
