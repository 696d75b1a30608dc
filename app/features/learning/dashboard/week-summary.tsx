import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DashboardData } from "./dashboard-data.server";

export function WeekSummary({ week }: { week: DashboardData["week"] }) {
	const { t } = useTranslation("dashboard");
	return (
		<section aria-labelledby="this-week">
			<h2 id="this-week" className="border-b border-line pb-3 text-step-3 leading-snug font-title">
				{t("week.title")}
			</h2>
			<dl className="divide-y divide-line border-b border-line">
				<Figure label={t("week.time")} value={t("week.ofGoal", { time: week.time, goal: week.goal })} />
				<Figure label={t("week.lessons")} value={week.lessonsCompleted} />
				<Figure label={t("week.quizAverage")} value={week.quizAverage ?? t("week.noQuiz")} />
			</dl>
		</section>
	);
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
			<dt className="text-ui text-ink-muted">{label}</dt>
			<dd className="text-ui font-strong tabular">{value}</dd>
		</div>
	);
}
