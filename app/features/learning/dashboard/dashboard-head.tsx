import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import type { DashboardData } from "./dashboard-data.server";
import type { PartOfDay } from "./part-of-day";

type Props = { name: string; partOfDay: PartOfDay; data: DashboardData };

export function DashboardHead({ name, partOfDay, data }: Props) {
	const { t } = useTranslation("dashboard");
	const duration = useDuration();
	const { goOn, courses, isAllComplete } = data;
	const isNew = courses.length === 0;

	return (
		<header className="container-page pt-10 md:pt-14">
			<h1 className="font-serif text-step-5">
				{isNew ? t("welcome", { name }) : t(`greeting.${partOfDay}`, { name })}
			</h1>
			<p className="mt-1.5 text-step-2 text-ink-muted">
				{isNew ? t(data.featured?.isFree ? "blank.free" : "blank.text") : null}
				{!isNew && !goOn ? t(isAllComplete ? "allComplete.lede" : "nothingOpen.lede") : null}
				{goOn
					? t("left.both", {
							time: t("left.time", { time: duration(goOn.lesson.minutes, { isLong: true }) }),
							lessons: t("left.lessons", { count: goOn.required - goOn.completed }),
						})
					: null}
			</p>
		</header>
	);
}
