import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { testModeMarks } from "#app/ui/test-mode-marks.ts";
import type { DashboardView } from "./dashboard-view";

const TONES = { building: "info", open: "info", paid: "success", returned: "warning" } as const;

export function PayoutList({ payouts }: { payouts: DashboardView["payouts"] }) {
	const { t } = useTranslation("earnings");
	const marks = testModeMarks(payouts);
	return (
		<section id="payouts" aria-labelledby="payouts-title" className="mt-12 scroll-mt-24">
			<h2 id="payouts-title" className="font-serif text-step-4">
				{t("payouts.title")}
				{marks.isWhole ? (
					<Badge tone="info" className="ml-3 align-middle">
						{t("testMode")}
					</Badge>
				) : null}
			</h2>
			{payouts.length === 0 ? (
				<p className="mt-2 text-ui text-ink-muted">{t("payouts.empty")}</p>
			) : (
				<Table caption={t("payouts.title")} hideCaption className="mt-3">
					<TableHead>
						<TableRow>
							<HeaderCell>{t("payouts.made")}</HeaderCell>
							<HeaderCell>{t("commissions.state")}</HeaderCell>
							<HeaderCell>{t("payouts.reference")}</HeaderCell>
							<HeaderCell numeric>{t("payouts.amount")}</HeaderCell>
							<HeaderCell>{t("payouts.statement")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{payouts.map(({ id, made, state, reference, amount, isTest }) => (
							<TableRow key={id}>
								<RowHeaderCell>{made}</RowHeaderCell>
								<Cell label={t("commissions.state")}>
									<Badge tone={TONES[state]}>{t(`payouts.states.${state}`)}</Badge>
									{marks.isMarked({ isTest }) ? (
										<span className="ml-2 text-step-1 text-ink-subtle">{t("testMode")}</span>
									) : null}
								</Cell>
								<Cell label={t("payouts.reference")}>{reference ?? "–"}</Cell>
								<Cell label={t("payouts.amount")} numeric>
									{amount}
								</Cell>
								<Cell label={t("payouts.statement")}>
									<a href={`/affiliate-dashboard/payouts/${id}/statement.pdf`} className="link">
										PDF
										<span className="sr-only"> {made}</span>
									</a>
								</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</section>
	);
}
