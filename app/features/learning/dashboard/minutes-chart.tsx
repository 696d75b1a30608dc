import { useTranslation } from "react-i18next";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import type { DashboardData } from "./dashboard-data.server";

/** Minimum scale in minutes, so that a five-minute day does not fill the chart. */
const LEAST_SCALE = 30;

export function MinutesChart({ chart }: { chart: DashboardData["chart"] }) {
	const { t } = useTranslation("dashboard");
	const { bars, days, time, activeDays } = chart;

	return (
		<section aria-labelledby="minutes-learned">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="minutes-learned" className="font-serif text-step-4">
					{t("minutes.title")}
				</h2>
				<p className="text-step-1 text-ink-muted">
					{t("minutes.sum", { time, days })} · {t("minutes.activeDays", { count: activeDays })}
				</p>
			</div>
			<BarChart
				className="mt-5"
				data={bars}
				leastScale={LEAST_SCALE}
				caption={t("minutes.caption", { days })}
				columns={{ label: t("minutes.day"), value: t("minutes.value") }}
			/>
			{activeDays === 0 ? <p className="mt-2 text-label text-ink-muted">{t("minutes.none")}</p> : null}
		</section>
	);
}
