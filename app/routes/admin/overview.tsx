import { data as withHeaders } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { attentionItems, quietItems } from "#app/features/operations/admin/overview/attention.ts";
import { AttentionList } from "#app/features/operations/admin/overview/attention-list.tsx";
import { Countries } from "#app/features/operations/admin/overview/countries.tsx";
import { Newcomers } from "#app/features/operations/admin/overview/newcomers.tsx";
import { findOverview, MOST_WAITING } from "#app/features/operations/admin/overview/overview.repository.server.ts";
import { overviewData } from "#app/features/operations/admin/overview/overview-data.ts";
import { readTrends } from "#app/features/operations/admin/overview/read-trends.server.ts";
import { RecentActivity } from "#app/features/operations/admin/overview/recent-activity.tsx";
import { SchoolTotals } from "#app/features/operations/admin/overview/school-totals.tsx";
import { TrendCharts } from "#app/features/operations/admin/overview/trend-charts.tsx";
import { WaitingMail } from "#app/features/operations/admin/overview/waiting-mail.tsx";
import { admins, guarded, mayOpen } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES, ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { deferredData } from "#app/shared/deferred-data.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
		const seesMoney = user.capabilities.includes("money");
		const search = new URL(request.url).searchParams;
		const { trends, ...shown } = readTrends(db, { search, now, timeZone, language, seesMoney });
		const opens = (path: string) => mayOpen(context.routes.find(path)?.loader, "admin", user.capabilities);
		const { flash: closed, headers } = readFlash(request, CLOSED_PAGES);
		const page = {
			closed,
			title: t("title"),
			description: t("description"),
			data: overviewData(found, formats),
			attention: attentionItems(found.attention, opens),
			quiet: quietItems(found.attention, opens),
			...shown,
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
	const { closed, data, attention, quiet, range, today, span, trends, mostWaiting, hasOutbox } =
		useLoaderData<typeof loader>();

	return (
		<AdminFrame title={t("title")}>
			<ClosedPageNotice why={closed} className="mb-8" />
			<SchoolTotals data={data} />
			<WaitingMail count={data.waitingMail} most={mostWaiting} hasOutbox={hasOutbox} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-y-14">
				<AttentionList items={attention} quiet={quiet} />
				<TrendCharts range={range} today={today} span={span} trends={trends} />
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-14 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_20rem_15rem]">
					<RecentActivity entries={data.entries} />
					<Newcomers newcomers={data.newcomers} />
					<div className="md:max-xl:col-span-2">
						<Countries countries={data.countries} countryCount={data.countryCount} />
					</div>
				</div>
			</div>
		</AdminFrame>
	);
}
