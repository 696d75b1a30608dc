import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { StackChart } from "#app/ui/charts/stack-chart.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { FiguresPageData } from "./figures-page-data.server";
import { FIGURE_WEEKS, weeksHref } from "./figures-query";

/** How many cases were decided, how fast, and what became of appeals, by week and by reason. */
export function FiguresPage({ chosen, openNow, urgentNow, total, isCut, byReason, ...charts }: FiguresPageData) {
	const { t } = useTranslation("moderation-figures");
	return (
		<>
			<p className="-mt-5 mb-4 max-w-160 text-ui text-ink-muted">
				{t("lede")}
				<SentenceGap />
				<Link to="/moderation" className="link">
					{t("toQueue")}
				</Link>
			</p>
			<TabLinks
				label={t("period")}
				className="mb-6"
				items={FIGURE_WEEKS.map((weeks) => ({
					to: weeksHref(weeks),
					label: t("weeks", { count: weeks }),
					isCurrent: weeks === chosen,
				}))}
			/>
			<StatList>
				<Stat
					label={t("openNow")}
					value={openNow}
					note={urgentNow > 0 ? t("urgentNow", { count: urgentNow }) : undefined}
				/>
				<Stat label={t("decided")} value={total.decided} />
				<Stat label={t("median")} value={total.median ?? t("none")} />
				<Stat label={t("within90")} value={total.within90 ?? t("none")} />
				<Stat label={t("upheld")} value={total.upheld} />
				<Stat label={t("lifted")} value={total.lifted} />
			</StatList>
			{isCut ? <p className="mt-3 text-label text-ink-muted">{t("cut")}</p> : null}
			<Charts chosen={chosen} {...charts} />
			<Reasons byReason={byReason} />
		</>
	);
}

type ChartsProps = Pick<FiguresPageData, "chosen" | "decidedByWeek" | "timesByWeek" | "appealsByWeek">;

function Charts({ chosen, decidedByWeek, timesByWeek, appealsByWeek }: ChartsProps) {
	const { t } = useTranslation("moderation-figures");
	const labelEvery = Math.ceil(chosen / 4);
	return (
		<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">
			<Chart id="decided-by-week" title={t("decidedByWeek")}>
				<BarChart
					className="mt-3"
					data={decidedByWeek}
					labelEvery={labelEvery}
					caption={t("decidedByWeek")}
					columns={{ label: t("week"), value: t("decided") }}
				/>
			</Chart>
			<Chart id="times-by-week" title={t("timesByWeek")}>
				<StackChart
					className="mt-3"
					{...timesByWeek}
					series={[{ name: t("median"), tone: "brand" }]}
					labelEvery={labelEvery}
					caption={t("timesByWeek")}
					columns={{ label: t("week"), total: t("decided") }}
				/>
			</Chart>
			<Chart id="appeals-by-week" title={t("appealsByWeek")}>
				<StackChart
					className="mt-3"
					{...appealsByWeek}
					series={[
						{ name: t("upheld"), tone: "brand" },
						{ name: t("lifted"), tone: "accent" },
					]}
					labelEvery={labelEvery}
					caption={t("appealsByWeek")}
					columns={{ label: t("week"), total: t("appeals") }}
				/>
			</Chart>
		</div>
	);
}

function Chart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="text-ui font-strong">
				{title}
			</h2>
			{children}
		</section>
	);
}

function Reasons({ byReason }: Pick<FiguresPageData, "byReason">) {
	const { t } = useTranslation(["moderation-figures", "reports"]);
	return (
		<section aria-labelledby="by-reason" className="mt-12">
			<h2 id="by-reason" className="mb-3 font-serif text-step-4">
				{t("byReason")}
			</h2>
			{byReason.length === 0 ? (
				<p className="text-ui text-ink-muted">{t("nothing")}</p>
			) : (
				<Table caption={t("byReason")} hideCaption>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("reason")}</HeaderCell>
							<HeaderCell numeric>{t("decided")}</HeaderCell>
							<HeaderCell numeric>{t("median")}</HeaderCell>
							<HeaderCell numeric>{t("within90")}</HeaderCell>
							<HeaderCell numeric>{t("upheld")}</HeaderCell>
							<HeaderCell numeric>{t("lifted")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{byReason.map(({ reason, decided, share, median, within90, upheld, lifted }) => (
							<TableRow key={reason}>
								<RowHeaderCell>
									{t(`reports:reasons.${reason}`)}
									<ShareBar percent={share} />
								</RowHeaderCell>
								<Cell numeric label={t("decided")}>
									{decided}
								</Cell>
								<Cell numeric label={t("median")}>
									{median ?? t("none")}
								</Cell>
								<Cell numeric label={t("within90")}>
									{within90 ?? t("none")}
								</Cell>
								<Cell numeric label={t("upheld")}>
									{upheld}
								</Cell>
								<Cell numeric label={t("lifted")}>
									{lifted}
								</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</section>
	);
}

/** The share of all decisions; its number stands in the column beside it. */
function ShareBar({ percent }: { percent: number }) {
	return (
		<svg aria-hidden="true" width="100%" height="6" className="mt-1.5 block max-w-60">
			<rect width="100%" height="6" rx="3" className="fill-line" />
			<rect width={`${percent}%`} height="6" rx="3" className="fill-brand" />
		</svg>
	);
}
