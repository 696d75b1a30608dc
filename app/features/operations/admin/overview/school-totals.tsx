import { useTranslation } from "react-i18next";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import type { OverviewData } from "./overview-data";

export function SchoolTotals({ data: { totals, countryCount } }: { data: OverviewData }) {
	const { t } = useTranslation("admin");
	return (
		<StatList>
			<Stat label={t("totals.users")} value={totals.users} note={t("totals.fromCountries", { count: countryCount })} />
			<Stat label={t("totals.enrollments")} value={totals.enrollments} note={t("totals.enrollmentsNote")} />
			<Stat label={t("totals.active")} value={totals.active} note={t("totals.activeNote")} />
			<Stat label={t("totals.completed")} value={totals.completed} note={t("totals.completedNote")} />
		</StatList>
	);
}
