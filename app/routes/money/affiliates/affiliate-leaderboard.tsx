import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { LeaderboardPage } from "#app/features/money/affiliates/leaderboard/leaderboard-page.tsx";
import {
	leaderboardPageData,
	readLeaderboardPage,
} from "#app/features/money/affiliates/leaderboard/leaderboard-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "affiliate-leaderboard",
	i18n: ["affiliates"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: ["period"],
	navigation: [
		{ in: "more", at: 3, for: ["student", "instructor", "admin"] },
		{ in: "footer.learn", at: 6 },
	],
});

export const loader = guarded(everyone, {
	read: ({ db, request, viewer }) => readLeaderboardPage(db, { search: new URL(request.url).searchParams, viewer }),
	handle: async ({ context, user, found }) => leaderboardPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function AffiliateLeaderboard() {
	const { view, period, isAffiliate } = useLoaderData<typeof loader>();
	return <LeaderboardPage view={view} period={period} isAffiliate={isAffiliate} />;
}
