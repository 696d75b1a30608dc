import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	affiliateOf,
	findAffiliateOf,
	listLinks,
} from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import {
	changeDashboard,
	type DashboardRefusal,
} from "#app/features/money/affiliates/application/change-dashboard.server.ts";
import { payoutBox } from "#app/features/money/affiliates/application/payout-details.server.ts";
import { DashboardForm } from "#app/features/money/affiliates/application/schemas.ts";
import {
	countByState,
	countSales,
	sumBalances,
} from "#app/features/money/affiliates/commissions/balances.repository.server.ts";
import { STATE_FILTERS, type StateFilter } from "#app/features/money/affiliates/dashboard/commission-list.tsx";
import {
	listClicksByLink,
	listCommissions,
	listCountries,
	listDays,
	listPayoutsOf,
} from "#app/features/money/affiliates/dashboard/dashboard.repository.server.ts";
import type { DashboardAnswer } from "#app/features/money/affiliates/dashboard/dashboard-form.tsx";
import { DashboardPage, PERIOD_DAYS } from "#app/features/money/affiliates/dashboard/dashboard-page.tsx";
import { dashboardView } from "#app/features/money/affiliates/dashboard/dashboard-view.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "affiliate-dashboard",
	i18n: ["earnings", "affiliates"],
	layout: "dashboard",
	query: ["days", "state"],
});

export const loader = guarded(anyUser, {
	read: async ({ db, request, viewer }) => {
		const { days, state } = readQuery(request);
		const now = new Date();
		const since = new Date(now.getTime() - (days - 1) * DAY_MS);
		const first = since.toISOString().slice(0, 10);
		const userId = userOfSession(viewer.session);
		const id = affiliateOf(db, userId);
		const rows = await db.batch([
			findAffiliateOf(db, userId),
			sumBalances(db, id),
			countByState(db, id),
			countSales(db, id, new Date(`${first}T00:00:00Z`)),
			listDays(db, id, first),
			listCountries(db, id, first),
			listClicksByLink(db, id, first),
			listLinks(db, id),
			listCommissions(db, id, state),
			listPayoutsOf(db, id),
		]);
		return { days, state, now, first, rows };
	},
	handle: async ({ context, user, found: { days, state, now, first, rows } }) => {
		const [[affiliate], sums, counts, sales, perDay, countries, clicksByLink, links, commissions, payouts] = rows;
		if (!affiliate) throw redirect("/affiliate-program");
		const language = await context.language;
		const t = getFixedT(language, "earnings");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: t("title"),
			description: t("description"),
			days,
			state,
			isTestSchool: context.env.ENVIRONMENT !== "production",
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
				origin: context.origin,
				language,
				formats,
				now,
			}),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

function readQuery(request: Request) {
	const { searchParams } = new URL(request.url);
	const days = PERIOD_DAYS.find((one) => String(one) === searchParams.get("days")) ?? 30;
	const state: StateFilter = STATE_FILTERS.find((one) => one === searchParams.get("state")) ?? null;
	return { days, state };
}

/** The fields that refusals are about. */
const REFUSED: Record<DashboardRefusal, string | null> = {
	subIdTaken: "subId",
	aliasTaken: "alias",
	aliasMissing: "alias",
	tooManyLinks: null,
	noKey: null,
};

/** Links, leaderboard, payout details: each a form of its own. */
export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const [affiliate] = await findAffiliateOf(db, user.id);
	if (!affiliate) throw redirect("/affiliate-program");
	const posted = await request.formData();
	const intent = String(posted.get("intent") ?? "");
	const form = parseForm(posted, DashboardForm);
	const answer = (reply: DashboardAnswer["reply"], status: number) =>
		data<DashboardAnswer>({ intent, saved: false, reply: reply && { ...reply, initialValue: shown(reply) } }, status);
	if (form.status !== "success") return answer(form.reply(), 400);
	const outcome = await changeDashboard(db, {
		affiliate,
		input: form.value,
		box: payoutBox(context.env),
		now: new Date(),
	});
	if (outcome.ok) {
		// The name on the leaderboard, and whether it stands there at all.
		if (form.value.intent === "leaderboard") context.waitUntil(raiseContentVersion(context.env.CACHE));
		return data<DashboardAnswer>({ intent, saved: true });
	}
	const field = REFUSED[outcome.reason];
	const error = [{ key: `errors.${outcome.reason}` }];
	return answer(form.reply(field ? { fieldErrors: { [field]: error } } : { formErrors: error }), 409);
});

/** What was typed, without the tax number: it is typed anew. */
function shown(reply: NonNullable<DashboardAnswer["reply"]>) {
	const { taxNumber: _, ...rest } = reply.initialValue ?? {};
	return rest;
}

export default function AffiliateDashboard() {
	const { view, days, state, isTestSchool } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <DashboardPage view={view} days={days} state={state} isTestSchool={isTestSchool} answer={answer} />;
}
