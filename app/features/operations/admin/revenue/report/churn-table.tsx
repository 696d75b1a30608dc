import { useTranslation } from "react-i18next";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { ReportView } from "./report-view";

export function ChurnTable({ rows }: { rows: ReportView["churn"] }) {
	const { t } = useTranslation("revenue");
	const heads = [
		t("columns.startMembers"),
		t("columns.gone"),
		t("columns.memberChurn"),
		t("columns.start"),
		t("columns.lost"),
		t("columns.revenueChurn"),
	];
	return (
		<div className="mt-10">
			<h3 className="text-ui font-strong">{t("churn.title")}</h3>
			<p className="mt-1 mb-3 max-w-prose text-step-1 text-ink-muted">{t("churn.note")}</p>
			<Table caption={t("churn.title")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell>{t("columns.month")}</HeaderCell>
						{heads.map((head) => (
							<HeaderCell key={head} numeric>
								{head}
							</HeaderCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ month, startMembers, gone, memberChurn, start, lost, revenueChurn }) => (
						<TableRow key={month}>
							<RowHeaderCell>{month}</RowHeaderCell>
							{[startMembers, gone, memberChurn, start, lost, revenueChurn].map((value, at) => (
								<Cell key={heads[at]} label={heads[at]} numeric>
									{value ?? t("nothing")}
								</Cell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}
