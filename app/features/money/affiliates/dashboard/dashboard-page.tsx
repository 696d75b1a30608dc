import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { CommissionList, type StateFilter } from "./commission-list";
import { CountryList } from "./country-list";
import type { DashboardAnswer } from "./dashboard-form";
import type { DashboardView } from "./dashboard-view";
import { Funnel } from "./funnel";
import { LeaderboardForm } from "./leaderboard-form";
import { LinkCard } from "./link-card";
import { LinkList } from "./link-list";
import { PayoutDetailsForm } from "./payout-details-form";
import { PayoutList } from "./payout-list";

export const PERIOD_DAYS = [7, 30, 365] as const;
type Props = {
	view: DashboardView;
	days: number;
	state: StateFilter;
	isTestSchool: boolean;
	answer: DashboardAnswer | undefined;
};

export function DashboardPage({ view, days, state, isTestSchool, answer }: Props) {
	const { t } = useTranslation("earnings");
	const { balances, counts } = view;
	return (
		<div className="container-page py-10 md:py-14">
			<header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
				<h1 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-step-5">
					{t("title")}
					{isTestSchool ? <Badge tone="info">{t("testMode")}</Badge> : null}
				</h1>
				<div className="flex flex-wrap gap-3">
					{(["clicks", "commissions"] as const).map((file) => (
						<LinkButton key={file} to={`/affiliate-dashboard/${file}.csv`} reloadDocument variant="secondary">
							{t(`export.${file}`)}
						</LinkButton>
					))}
					<LinkButton to="/affiliate-dashboard/kit" variant="secondary">
						{t("kit.link")}
					</LinkButton>
				</div>
			</header>
			{view.status === "active" ? null : (
				<Notice tone="warning" className="mt-6">
					{t(`status.${view.status}`)}
				</Notice>
			)}
			<StatList className="mt-6">
				<Stat
					label={t("figures.next", { date: view.nextPayout })}
					value={<span className="text-accent-text">{balances.next}</span>}
					note={t("figures.nextNote", { count: (counts.approved ?? 0) + (counts.scheduled ?? 0) })}
				/>
				<Stat
					label={t("figures.pending")}
					value={balances.pending}
					note={t("figures.pendingNote", { count: counts.pending ?? 0 })}
				/>
				<Stat
					label={t("figures.paid")}
					value={balances.paid}
					note={t("figures.paidNote", { count: counts.paid ?? 0 })}
				/>
				<Stat
					label={t("figures.void")}
					value={balances.void}
					note={t("figures.voidNote", { count: counts.void ?? 0 })}
				/>
			</StatList>
			<div className="mt-9 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<section aria-labelledby="funnel" className="min-w-0">
					<h2 id="funnel" className="font-serif text-step-4">
						{t("funnel.title")}
					</h2>
					<p className="mt-1 mb-3 text-step-1 text-ink-muted">{t("funnel.text")}</p>
					<TabLinks
						label={t("period.label")}
						items={PERIOD_DAYS.map((one) => ({
							to: `/affiliate-dashboard?days=${one}`,
							label: t(`period.${one}`),
							isCurrent: one === days,
						}))}
						className="mb-5"
					/>
					<Funnel steps={view.funnel} countries={view.countries.count} />
					<h3 className="mt-10 mb-3 font-serif text-step-3">{t("chart.title")}</h3>
					<BarChart
						data={view.chart}
						caption={t("chart.title")}
						columns={{ label: t("chart.day"), value: t("funnel.clicks") }}
						labelEvery={days > 31 ? 14 : days > 7 ? 8 : 4}
					/>
					<CountryList countries={view.countries} />
				</section>
				<LinkCard view={view} />
			</div>
			<LinkList links={view.links} answer={answer} />
			<CommissionList commissions={view.commissions} counts={counts} state={state} days={days} />
			<PayoutList payouts={view.payouts} />
			<div className="mt-12">
				<LeaderboardForm alias={view.alias} isListed={view.isListed} answer={answer} />
				<PayoutDetailsForm taxForm={view.taxForm} hasDetails={view.hasDetails} answer={answer} />
			</div>
		</div>
	);
}
