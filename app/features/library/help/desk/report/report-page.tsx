import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { REPORT_LIST, REPORT_ORDERS, type ReportQuery } from "./report-query";
import type { ReportView } from "./report-view";

export function ReportPage({ view }: { view: ReportView }) {
	const { t } = useTranslation("desk");
	const { rows, query, pageCount, reasons } = view;
	const columns: Column<ReportView["rows"][number], ReportQuery["sort"]>[] = [
		{
			id: "article",
			head: t("report.article"),
			sort: "title",
			isName: true,
			cell: ({ slug, title }) => (
				<Link to={`/help/${slug}`} className="link">
					{title}
				</Link>
			),
		},
		{ id: "views", head: t("report.views"), sort: "views", numeric: true, cell: ({ views }) => views },
		{ id: "helped", head: t("report.helped"), numeric: true, cell: ({ helped }) => helped },
		{ id: "unhelped", head: t("report.unhelped"), sort: "unhelped", numeric: true, cell: ({ unhelped }) => unhelped },
		{ id: "share", head: t("report.share"), numeric: true, cell: ({ share }) => share ?? t("report.noVotes") },
	];
	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("report.lede")}</p>
			<div className="mt-6">
				<DataTable
					list={REPORT_LIST}
					query={query}
					caption={t("report.caption")}
					rows={rows}
					rowKey={({ slug }) => slug}
					columns={columns}
					form={{ orders: REPORT_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })) }}
					empty={<EmptyState title={t("report.empty")}>{t("report.emptyText")}</EmptyState>}
					pages={{ pageCount }}
				/>
			</div>
			<section aria-labelledby="reasons" className="mt-12 max-w-200">
				<h2 id="reasons" className="text-step-4">
					{t("report.reasons")}
				</h2>
				{reasons.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("report.noReasons")}</p> : null}
				<ul className="mt-3">
					{reasons.map(({ id, title, slug, isHelpful, reason, language, voted }) => (
						<li key={id} className="border-t border-line py-3">
							<p className="text-label text-ink-muted">
								<Link to={`/help/${slug}`} className="link">
									{title}
								</Link>
								{" · "}
								{t(isHelpful ? "report.yes" : "report.no")} · {voted}
							</p>
							<p lang={language} className="mt-1 text-ui [overflow-wrap:anywhere] whitespace-pre-wrap">
								{reason}
							</p>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
