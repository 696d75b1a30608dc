import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { DashboardPage } from "#app/features/learning/dashboard/dashboard-page.tsx";
import { dashboardPageData, readDashboardPage } from "#app/features/learning/dashboard/dashboard-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES } from "#app/features/people/auth/closed-page-notice.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

/** Includes the lesson page's words, which explain why a lesson does not count yet. */
export const handle = page({
	name: "dashboard",
	i18n: ["dashboard", "lesson", "welcome"],
	layout: "dashboard",
	mayBeRestored: true,
	navigation: [
		{ in: "header", at: 1, for: ["student"] },
		{ in: "account", at: 1, for: ["student"] },
		{ in: "footer.account", at: 1, for: ["student"] },
	],
	preload: ["student"],
	without: ["learningPath"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) =>
		readDashboardPage(db, { viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, request, user, found }) => {
		const { flash, headers } = readFlash(request, ["welcome", ...CLOSED_PAGES]);
		const language = await context.language;
		return data(dashboardPageData(found, { user, language, flash, now: new Date() }), { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Dashboard() {
	return <DashboardPage page={useLoaderData<typeof loader>()} />;
}
