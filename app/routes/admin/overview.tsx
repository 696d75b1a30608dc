import { data as withHeaders } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { attentionItems } from "../../features/admin/attention";
import { AttentionList } from "../../features/admin/attention-list";
import { Countries } from "../../features/admin/countries";
import { Newcomers } from "../../features/admin/newcomers";
import { findOverview, MOST_WAITING } from "../../features/admin/overview.repository.server";
import { overviewData } from "../../features/admin/overview-data";
import { RecentActivity } from "../../features/admin/recent-activity";
import { revenueTrends } from "../../features/admin/revenue/revenue-trends";
import { SchoolTotals } from "../../features/admin/school-totals";
import { TrendCharts } from "../../features/admin/trend-charts";
import { readTrendDays, trendData, trendPeriod } from "../../features/admin/trends";
import { findTrends } from "../../features/admin/trends.repository.server";
import { WaitingMail } from "../../features/admin/waiting-mail";
import { admins, guarded, mayOpen } from "../../features/auth/access.server";
import { CLOSED_PAGES, ClosedPageNotice } from "../../features/auth/closed-page-notice";
import { deferredData } from "../../shared/deferred-data";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { readFlash } from "../../shared/request/flash-cookie";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "admin",
	i18n: ["admin"],
	layout: "admin",
	query: ["days"],
	navigation: [
		{ in: "header", at: 1, label: "entries.adminDashboard" },
		{ in: "header", at: 4, label: "entries.admin" },
		{ in: "account", at: 1, label: "entries.adminDashboard" },
		{ in: "footer.account", at: 1, label: "entries.adminDashboard" },
	],
	preload: ["admin"],
});

/**
 * What is found goes to admins only: one trip with the session, and one for the trends, which the page does not wait for.
 * Revenue is among them for those who hold `money`; for the others it is not even asked for.
 */
export const loader = guarded(admins, {
	read: ({ db }) => findOverview(db, new Date()),
	handle: async ({ context, db, request, user, found }) => {
		const now = new Date();
		const { timeZone } = user;
		const language = await context.language;
		const t = getFixedT(language, "admin");
		const formats = formatsFor({ language, timeZone });
		const days = readTrendDays(new URL(request.url).searchParams);
		const period = trendPeriod(days, now, timeZone);
		const reader = { days, period, timeZone, formats, language };
		const seesMoney = user.capabilities.includes("money");
		const trends = findTrends(db, period, { seesMoney }).then((rows) => ({
			counts: trendData(rows.trends, reader),
			revenue: rows.revenue && revenueTrends(rows.revenue, reader),
		}));
		const opens = (path: string) => mayOpen(context.routes.find(path)?.loader, "admin", user.capabilities);
		const { flash: closed, headers } = readFlash(request, CLOSED_PAGES);
		const page = {
			closed,
			title: t("title"),
			description: t("description"),
			data: overviewData(found, formats),
			attention: attentionItems(found.attention, opens),
			days,
			trends: deferredData(trends),
			mostWaiting: MOST_WAITING,
			hasOutbox: context.env.ENVIRONMENT !== "production",
		};
		return withHeaders(page, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminOverview() {
	const { t } = useTranslation("admin");
	const { closed, data, attention, days, trends, mostWaiting, hasOutbox } = useLoaderData<typeof loader>();

	return (
		<AdminFrame title={t("title")}>
			<ClosedPageNotice why={closed} className="mb-8" />
			<SchoolTotals data={data} />
			<WaitingMail count={data.waitingMail} most={mostWaiting} hasOutbox={hasOutbox} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<AttentionList items={attention} />
				<Countries countries={data.countries} countryCount={data.countryCount} />
				<div className="lg:col-span-2">
					<TrendCharts days={days} trends={trends} />
				</div>
				<RecentActivity entries={data.entries} />
				<Newcomers newcomers={data.newcomers} />
			</div>
		</AdminFrame>
	);
}
