import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { affiliateOf, findAffiliateOf, listLinks } from "../application/affiliates.repository.server";
import { countByState, countSales, sumBalances } from "../commissions/balances.repository.server";
import { STATE_FILTERS, type StateFilter } from "./commission-list";
import {
	listClicksByLink,
	listCommissions,
	listCountries,
	listDays,
	listPayoutsOf,
} from "./dashboard.repository.server";
import { PERIOD_DAYS } from "./dashboard-page";
import { dashboardView } from "./dashboard-view";

export async function readDashboardPage(db: Database, { search, viewer }: { search: URLSearchParams; viewer: Viewer }) {
	const days = PERIOD_DAYS.find((one) => String(one) === search.get("days")) ?? 30;
	const state: StateFilter = STATE_FILTERS.find((one) => one === search.get("state")) ?? null;
	const now = new Date();
	const since = new Date(now.getTime() - (days - 1) * DAY_MS);
	const first = since.toISOString().slice(0, 10);
	const userId = userOfSession(viewer.session);
	const id = affiliateOf(db, userId);
	const rows = await inBatch(db, {
		affiliate: findAffiliateOf(db, userId),
		sums: sumBalances(db, id),
		counts: countByState(db, id),
		sales: countSales(db, id, new Date(`${first}T00:00:00Z`)),
		perDay: listDays(db, id, first),
		countries: listCountries(db, id, first),
		clicksByLink: listClicksByLink(db, id, first),
		links: listLinks(db, id),
		commissions: listCommissions(db, id, state),
		payouts: listPayoutsOf(db, id),
	});
	return { days, state, now, first, rows };
}

type PageRows = Awaited<ReturnType<typeof readDashboardPage>>;
type PageInput = { user: CurrentUser; language: Language; origin: string; isTestSchool: boolean };

/** Null when the viewer is no affiliate. */
export function dashboardPageData(
	{ days, state, now, first, rows }: PageRows,
	{ user, language, origin, isTestSchool }: PageInput,
) {
	const {
		affiliate: [affiliate],
		sums,
		counts,
		sales,
		perDay,
		countries,
		clicksByLink,
		links,
		commissions,
		payouts,
	} = rows;
	if (!affiliate) return null;
	const t = getFixedT(language, "earnings");
	return {
		title: t("title"),
		description: t("description"),
		days,
		state,
		isTestSchool,
		view: dashboardView({
			affiliate,
			sums,
			counts,
			sales,
			days: perDay,
			countries,
			clicksByLink,
			links,
			commissions,
			payouts,
			period: { days, first },
			origin,
			language,
			formats: formatsFor({ language, timeZone: user.timeZone }),
			now,
		}),
	};
}
