import { useTranslation } from "react-i18next";
import { comma } from "#app/shared/words/joining.ts";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { ReportPart } from "./report-part";
import type { ReportQuery } from "./report-query";
import type { ReportView } from "./report-view";

type Props = { query: ReportQuery; refunds: ReportView["refunds"] };

export function RefundReasons({ query, refunds }: Props) {
	const { t, i18n } = useTranslation(["revenue", "orderdesk"]);
	const { count, amount, shareOfPaid, shareOfOrders, rows } = refunds;
	return (
		<ReportPart part="refunds" query={query} isEmpty={count === 0} empty={t("refunds.none")} note={t("refunds.note")}>
			<StatList>
				<Stat
					label={t("columns.count")}
					value={count}
					note={shareOfOrders && t("refunds.ofOrders", { share: shareOfOrders })}
				/>
				<Stat
					label={t("columns.amount")}
					value={amount}
					note={shareOfPaid && t("refunds.ofPaid", { share: shareOfPaid })}
				/>
			</StatList>
			<ul aria-label={t("refunds.reasons")} className="mt-6 grid gap-4">
				{rows.map((row) => (
					<li key={`${row.kind} ${row.reason}`} className="text-ui">
						<p className="flex flex-wrap items-baseline justify-between gap-x-6">
							<span>
								{t(`orderdesk:refundKinds.${row.kind}`)}
								<span className="text-ink-muted">
									{row.reason
										? `${comma(i18n.language)}${t(`orderdesk:reasons.${row.reason as "other"}`, { defaultValue: row.reason })}`
										: null}
								</span>
							</span>
							<span className="text-ink-muted tabular">
								{t("refunds.line", { times: row.count, share: row.share, amount: row.amount })}
							</span>
						</p>
						<div aria-hidden="true" className="mt-1 h-2 bg-surface-sunken">
							<div className="h-full bg-danger" style={{ width: `${row.width}%` }} />
						</div>
					</li>
				))}
			</ul>
		</ReportPart>
	);
}
