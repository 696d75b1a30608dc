import { useTranslation } from "react-i18next";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import type { TeachingData } from "./teaching-data";

type Props = Pick<TeachingData, "totals" | "hasWithheld">;

export function TeachingTotals({ totals, hasWithheld }: Props) {
	const { t } = useTranslation("teaching");
	const { joinedRecent, joinedEarlier, completedShare } = totals;
	const none = t("none");
	return (
		<div>
			<StatList>
				<Stat
					label={t("figures.enrolled")}
					value={totals.enrolled}
					note={
						joinedRecent === null ? null : t("figures.joinedRecent", { recent: joinedRecent, before: joinedEarlier })
					}
				/>
				<Stat label={t("figures.active")} value={totals.active ?? none} note={t("figures.activeNote")} />
				<Stat
					label={t("figures.completed")}
					value={totals.completed ?? none}
					note={
						totals.completed === null
							? null
							: t("figures.completedNote", {
									share: completedShare,
									recent: totals.completedRecent,
									before: totals.completedEarlier,
								})
					}
				/>
				<Stat
					label={t("figures.rating")}
					value={totals.rating ?? none}
					note={t("figures.ratings", { count: totals.ratingCount })}
				/>
			</StatList>
			<p className="mt-3 text-step-1 text-ink-subtle">
				{totals.countedAt ? t("countedAt", { at: totals.countedAt }) : t("notCounted")}
				{hasWithheld ? ` ${t("withheldText")}` : null}
			</p>
		</div>
	);
}
