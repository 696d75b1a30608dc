import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findAffiliateOf } from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import {
	LEADERBOARD_CURRENCY,
	listPlaces,
	PERIODS,
	type Period,
} from "#app/features/money/affiliates/leaderboard/leaderboard.repository.server.ts";
import { LeaderboardPage } from "#app/features/money/affiliates/leaderboard/leaderboard-page.tsx";
import { leaderboardView } from "#app/features/money/affiliates/leaderboard/leaderboard-view.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
	read: ({ db, request, viewer }) => {
		const userId = userOfSession(viewer.session);
		return db.batch([
			listPlaces(db, { period: readPeriod(request), now: new Date(), userId }),
			findAffiliateOf(db, userId),
		]);
	},
	handle: async ({ context, request, user, found: [places, [affiliate]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "affiliates");
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? "UTC" });
		return {
			title: t("title.board"),
			description: t("description.board"),
			period: readPeriod(request),
			view: leaderboardView({ places, currency: LEADERBOARD_CURRENCY, language, formats }),
			isAffiliate: affiliate !== undefined,
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

function readPeriod(request: Request): Period {
	const asked = new URL(request.url).searchParams.get("period");
	return PERIODS.find((one) => one === asked) ?? "month";
}

export default function AffiliateLeaderboard() {
	const { view, period, isAffiliate } = useLoaderData<typeof loader>();
	return <LeaderboardPage view={view} period={period} isAffiliate={isAffiliate} />;
}
