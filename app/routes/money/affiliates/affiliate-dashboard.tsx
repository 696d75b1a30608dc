import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerDashboardForm } from "#app/features/money/affiliates/dashboard/answer-dashboard.server.ts";
import { DashboardPage } from "#app/features/money/affiliates/dashboard/dashboard-page.tsx";
import {
	dashboardPageData,
	readDashboardPage,
} from "#app/features/money/affiliates/dashboard/dashboard-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "affiliate-dashboard",
	i18n: ["earnings", "affiliates"],
	layout: "dashboard",
	query: ["days", "state"],
});

export const loader = guarded(anyUser, {
	read: ({ db, request, viewer }) => readDashboardPage(db, { search: new URL(request.url).searchParams, viewer }),
	handle: async ({ context, user, found }) => {
		const isTestSchool = context.env.ENVIRONMENT !== "production";
		const reader = { user, language: await context.language, origin: context.origin };
		const shown = dashboardPageData(found, { ...reader, isTestSchool });
		if (!shown) throw redirect("/affiliate-program");
		return shown;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, db, request, user }) =>
	answerDashboardForm(context, db, { request, userId: user.id }),
);

export default function AffiliateDashboard() {
	const { view, days, state, isTestSchool } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <DashboardPage view={view} days={days} state={state} isTestSchool={isTestSchool} answer={answer} />;
}
