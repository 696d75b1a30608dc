import { useTranslation } from "react-i18next";
import { ReportPart } from "./report-part";
import type { ReportQuery } from "./report-query";
import type { ReportView } from "./report-view";

type Props = { query: ReportQuery; cohorts: ReportView["cohorts"] };

/** Limit of the shading, so that text stays legible in both themes. */
const MAX_SHADE = 38;

export function CohortTable({ query, cohorts: { rows, later } }: Props) {
	const { t } = useTranslation("revenue");
	return (
		<ReportPart
			part="cohorts"
			query={query}
			isEmpty={rows.length === 0}
			empty={t("cohorts.none")}
			note={t("cohorts.note")}
		>
			<section
				aria-label={t("cohorts.caption")}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				tabIndex={0}
				className="relative overflow-x-auto"
			>
				<table className="w-full border-separate border-spacing-0.5 text-step-1 tabular">
					<caption className="sr-only">{t("cohorts.caption")}</caption>
					<thead>
						<tr className="text-ink-muted">
							<th scope="col" className="p-2 text-start font-normal">
								{t("columns.month")}
							</th>
							<th scope="col" className="p-2 text-end font-normal">
								{t("columns.members")}
							</th>
							{later.map((at) => (
								<th key={at} scope="col" className="p-2 text-center font-normal">
									<span aria-hidden="true">+{at}</span>
									<span className="sr-only">{t("columns.later", { count: at })}</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ month, members, cells }) => (
							<tr key={month}>
								<th scope="row" className="p-2 text-start font-normal whitespace-nowrap">
									{month}
								</th>
								<td className="p-2 text-end text-ink-muted">{members}</td>
								{later.map((at) => {
									const cell = cells[at];
									return cell ? (
										<td key={at} className="p-2 text-center" style={{ background: shade(cell.percent) }}>
											{cell.text}
										</td>
									) : (
										<td key={at} />
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</ReportPart>
	);
}

function shade(percent: number): string {
	return `color-mix(in oklab, var(--color-brand) ${Math.round((percent / 100) * MAX_SHADE)}%, transparent)`;
}
