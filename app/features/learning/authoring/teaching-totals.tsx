import { useTranslation } from "react-i18next";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import type { TeachingData } from "./teaching-data";

export function TeachingTotals({ totals }: { totals: TeachingData["totals"] }) {
	const { t } = useTranslation("authoring");
	return (
		<StatList>
			<Stat label={t("figures.enrolled")} value={totals.enrolled} note={t("figures.enrolledNote")} />
			<Stat label={t("figures.active")} value={totals.active} note={t("figures.activeNote")} />
			<Stat label={t("figures.completed")} value={totals.completed} note={t("figures.completedNote")} />
			<Stat
				label={t("figures.rating")}
				value={totals.rating ?? t("none")}
				note={t("figures.ratings", { count: totals.ratingCount })}
			/>
		</StatList>
	);
}
