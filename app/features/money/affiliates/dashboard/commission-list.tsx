import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import type { CommissionState } from "../rules/commission-state";
import type { DashboardView } from "./dashboard-view";

export const STATE_FILTERS = ["pending", "approved", "scheduled", "paid", "void"] as const satisfies CommissionState[];
export type StateFilter = CommissionState | null;

const TONES: Record<CommissionState, BadgeTone> = {
	...({ pending: "info", approved: "success", scheduled: "success" } as const),
	...({ paid: "neutral", void: "danger" } as const),
};
type Props = {
	commissions: DashboardView["commissions"];
	counts: DashboardView["counts"];
	state: StateFilter;
	days: number;
};

export function CommissionList({ commissions, counts, state, days }: Props) {
	const { t } = useTranslation("earnings");
	const address = (one: StateFilter) => `/affiliate-dashboard?days=${days}${one ? `&state=${one}` : ""}#commissions`;
	return (
		<section id="commissions" aria-labelledby="commissions-title" className="mt-12 scroll-mt-24">
			<h2 id="commissions-title" className="font-serif text-step-4">
				{t("commissions.title")}
			</h2>
			<TabLinks
				label={t("commissions.state")}
				items={[
					{ to: address(null), label: t("commissions.all"), isCurrent: state === null },
					...STATE_FILTERS.map((one) => ({
						to: address(one),
						label: t(`states.${one}`),
						count: counts[one] ?? 0,
						isCurrent: state === one,
					})),
				]}
				className="mt-3"
			/>
			{commissions.length === 0 ? (
				<EmptyState title={t("commissions.empty")} headingLevel={3} className="mt-5">
					{t("commissions.emptyText")}
				</EmptyState>
			) : (
				<Table caption={t("commissions.title")} hideCaption>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("commissions.sold")}</HeaderCell>
							<HeaderCell>{t("commissions.what")}</HeaderCell>
							<HeaderCell>{t("commissions.state")}</HeaderCell>
							<HeaderCell>{t("commissions.final")}</HeaderCell>
							<HeaderCell numeric>{t("commissions.base")}</HeaderCell>
							<HeaderCell numeric>{t("commissions.amount")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{commissions.map((one) => (
							<TableRow key={one.id}>
								<RowHeaderCell>{one.sold}</RowHeaderCell>
								<Cell label={t("commissions.what")}>
									{one.kind === "correction"
										? t("kinds.correction")
										: t(one.isRenewal ? "kinds.membership" : "kinds.sale")}
									{one.subId ? <span className="text-ink-subtle"> · {one.subId}</span> : null}
									{one.via === "coupon" ? <span className="text-ink-subtle"> · {t("kinds.coupon")}</span> : null}
								</Cell>
								<Cell label={t("commissions.state")}>
									<Badge tone={TONES[one.state]}>{t(`states.${one.state}`)}</Badge>
								</Cell>
								<Cell label={t("commissions.final")}>{one.final}</Cell>
								<Cell label={t("commissions.base")} numeric>
									{one.base}
								</Cell>
								<Cell label={t("commissions.amount")} numeric>
									{one.state === "void" ? <s>{one.amount}</s> : <span className="font-strong">{one.amount}</span>}
								</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</section>
	);
}
