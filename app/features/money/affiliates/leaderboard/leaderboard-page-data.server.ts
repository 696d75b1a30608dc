import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findAffiliateOf } from "../application/affiliates.repository.server";
import { LEADERBOARD_CURRENCY, listRanks, PERIODS } from "./leaderboard.repository.server";
import { leaderboardView } from "./leaderboard-view";

/** The period is the current month unless the URL names another. */
export async function readLeaderboardPage(
	db: Database,
	{ search, viewer }: { search: URLSearchParams; viewer: Viewer },
) {
	const userId = userOfSession(viewer.session);
	const period = PERIODS.find((one) => one === search.get("period")) ?? "month";
	const rows = await db.batch([listRanks(db, { period, now: new Date(), userId }), findAffiliateOf(db, userId)]);
	return { period, rows };
}

type PageRows = Awaited<ReturnType<typeof readLeaderboardPage>>;

export function leaderboardPageData(
	{ period, rows: [places, [affiliate]] }: PageRows,
	{ user, language }: { user: CurrentUser | null; language: Language },
) {
	const t = getFixedT(language, "affiliates");
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? "UTC" });
	return {
		title: t("title.board"),
		description: t("description.board"),
		period,
		view: leaderboardView({ places, currency: LEADERBOARD_CURRENCY, language, formats }),
		isAffiliate: affiliate !== undefined,
	};
}
