import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import type { LeaderboardView } from "./leaderboard-view";
import { OwnPlace } from "./own-place";

type Period = "month" | "year" | "all";
type Props = { view: LeaderboardView; period: Period; isAffiliate: boolean };
const PERIODS: readonly Period[] = ["month", "year", "all"];
/** The first ranks, drawn in brass. */
const RANKS_WITH_MEDAL = 3;

export function LeaderboardPage({ view, period, isAffiliate }: Props) {
	const { t } = useTranslation("affiliates");
	return (
		<div className="container-page py-12 md:py-16">
			<div className="grid items-start gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<h1 className="text-step-6">{t("board.title")}</h1>
					<p className="mt-3 text-step-3 text-ink-muted">{t(`board.lede.${period}`)}</p>
					<div className="mt-7 flex flex-wrap items-end justify-between gap-4">
						<TabLinks
							label={t("board.periods")}
							items={PERIODS.map((one) => ({
								to: one === "month" ? "/affiliate-leaderboard" : `/affiliate-leaderboard?period=${one}`,
								label: t(`board.period.${one}`),
								isCurrent: one === period,
							}))}
						/>
						<p className="text-step-1 text-ink-muted">{t("board.listed", { count: view.listed })}</p>
					</div>
					{view.rows.length === 0 ? (
						<EmptyState
							title={t("board.empty")}
							action={<LinkButton to="/affiliate-program">{t("board.toProgram")}</LinkButton>}
							className="mt-8"
						>
							{t("board.emptyText")}
						</EmptyState>
					) : (
						<Places rows={view.rows} />
					)}
				</div>
				<aside className="grid gap-8 lg:sticky lg:top-24">
					{view.own ? <OwnPlace own={view.own} /> : null}
					<section aria-labelledby="shown" className="border-t border-line-strong pt-5">
						<h2 id="shown" className="font-serif text-step-3">
							{t("board.shown")}
						</h2>
						<p className="mt-2 text-step-1 text-ink-muted">{t("board.shownText")}</p>
						<p className="mt-3 text-step-1">
							<Link to={isAffiliate ? "/affiliate-dashboard#leaderboard" : "/affiliate-program"} className="link">
								{t(isAffiliate ? "board.alias" : "board.toProgram")}
							</Link>
						</p>
					</section>
				</aside>
			</div>
		</div>
	);
}

function Places({ rows }: { rows: LeaderboardView["rows"] }) {
	const { t } = useTranslation("affiliates");
	return (
		<Table caption={t("board.title")} hideCaption className="mt-4">
			<TableHead>
				<TableRow>
					<HeaderCell>{t("board.rank")}</HeaderCell>
					<HeaderCell>{t("board.name")}</HeaderCell>
					<HeaderCell>{t("board.since")}</HeaderCell>
					<HeaderCell numeric>{t("board.sales")}</HeaderCell>
					<HeaderCell numeric>{t("board.amount")}</HeaderCell>
					<HeaderCell>
						<span className="sr-only">{t("board.bar")}</span>
					</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{rows.map(({ place, alias, since, sales, amount, share, isOwn }) => (
					<TableRow key={place} className={isOwn ? "bg-brand-soft" : undefined}>
						<Cell label={t("board.rank")}>
							<span className={classNames("font-serif", place <= RANKS_WITH_MEDAL ? "text-step-3" : "text-ink-muted")}>
								{place}
							</span>
						</Cell>
						<RowHeaderCell>
							<span className="flex items-center gap-3">
								<Avatar name={alias} size="sm" />
								<span className="[overflow-wrap:anywhere]">{alias}</span>
								{isOwn ? <span className="text-step-1 font-strong text-brand-text">{t("board.you")}</span> : null}
							</span>
						</RowHeaderCell>
						<Cell label={t("board.since")}>{since}</Cell>
						<Cell label={t("board.sales")} numeric>
							{sales}
						</Cell>
						<Cell label={t("board.amount")} numeric>
							<span className="font-strong">{amount}</span>
						</Cell>
						<Cell className="max-md:hidden">
							<span aria-hidden="true" className="block w-28 xl:w-40">
								<span
									className={classNames(
										"block h-2 border",
										place <= RANKS_WITH_MEDAL ? "border-accent-text bg-accent" : "border-transparent bg-control",
									)}
									style={{ width: `${share}%` }}
								/>
							</span>
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}
