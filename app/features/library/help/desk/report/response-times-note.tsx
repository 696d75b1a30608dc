import { useTranslation } from "react-i18next";
import type { toLargestUnit } from "./response-times";

type Duration = ReturnType<typeof toLargestUnit> | null;

export function ResponseTimes({ times }: { times: { week: Duration; month: Duration } }) {
	const { t } = useTranslation("desk");
	const told = (duration: Duration) =>
		duration ? t(`times.${duration.unit}`, { count: duration.count }) : t("times.none");
	return (
		<section aria-labelledby="times" className="mt-6">
			<h2 id="times" className="font-sans text-label font-strong text-ink-muted">
				{t("times.title")}
			</h2>
			<dl className="mt-1 flex flex-wrap gap-x-10 gap-y-2">
				{(["week", "month"] as const).map((span) => (
					<div key={span} className="flex flex-col-reverse">
						<dt className="text-step-1 text-ink-subtle">{t(`times.${span}`)}</dt>
						<dd className="font-serif text-step-4 tabular">{told(times[span])}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
