import { useTranslation } from "react-i18next";
import { BarChart } from "../../ui/bar-chart";
import type { OverviewData } from "./overview-data";
import { REGISTRATION_DAYS } from "./registrations-by-day";

/** New accounts on each of the last days; today is brass. */
export function RegistrationsChart({ registrations: { bars, sum } }: Pick<OverviewData, "registrations">) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="registrations">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="registrations" className="font-serif text-step-4">
					{t("registrations.title")}
				</h2>
				<p className="text-step-1 text-ink-muted">
					{t("registrations.sum", { count: sum })} · {t("registrations.days", { count: REGISTRATION_DAYS })}
				</p>
			</div>
			<BarChart
				className="mt-5"
				data={bars}
				labelEvery={5}
				caption={t("registrations.caption", { count: REGISTRATION_DAYS })}
				columns={{ label: t("registrations.day"), value: t("registrations.value") }}
			/>
		</section>
	);
}
