import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import {
	LEADERBOARD_CURRENCY,
	listPlaces,
	PERIODS,
	type Period,
} from "../../features/affiliates/leaderboard/leaderboard.repository.server";
import { LeaderboardPage } from "../../features/affiliates/leaderboard/leaderboard-page";
import { leaderboardView } from "../../features/affiliates/leaderboard/leaderboard-view";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
