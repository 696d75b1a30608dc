import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";

type Row = {
	id: number;
	name: string;
	month: string | null;
	year: string | null;
	active: boolean;
	mostPopular: boolean;
	allCourses: boolean;
};

export function PlanList({ plans }: { plans: Row[] }) {
	const { t } = useTranslation("plans");
	const none = <span className="text-ink-subtle">{t("list.notSold")}</span>;
	return (
		<Table caption={t("list.caption")} hideCaption>
			<TableHead>
				<TableRow>
					<HeaderCell>{t("list.plan")}</HeaderCell>
					<HeaderCell>{t("list.state")}</HeaderCell>
					<HeaderCell>{t("list.opens")}</HeaderCell>
					<HeaderCell numeric>{t("prices.byMonth")}</HeaderCell>
					<HeaderCell numeric>{t("prices.byYear")}</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{plans.map((plan) => (
					<TableRow key={plan.id}>
						<RowHeaderCell>
							<Link to={`/admin/plans/${plan.id}`}>{plan.name}</Link>
						</RowHeaderCell>
						<Cell label={t("list.state")}>
							<span className="flex flex-wrap gap-2">
								<Badge tone={plan.active ? "success" : "neutral"}>
									{t(plan.active ? "list.offered" : "list.notOffered")}
								</Badge>
								{plan.mostPopular ? <Badge tone="brass">{t("form.mostPopular")}</Badge> : null}
							</span>
						</Cell>
						<Cell label={t("list.opens")}>{t(plan.allCourses ? "list.allCourses" : "list.someCourses")}</Cell>
						<Cell numeric label={t("prices.byMonth")}>
							{plan.month ?? none}
						</Cell>
						<Cell numeric label={t("prices.byYear")}>
							{plan.year ?? none}
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}
