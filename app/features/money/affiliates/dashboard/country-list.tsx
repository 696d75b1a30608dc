import { useTranslation } from "react-i18next";
import type { DashboardView } from "./dashboard-view";

export function CountryList({ countries: { count, most } }: Pick<DashboardView, "countries">) {
	const { t } = useTranslation("earnings");
	if (most.length === 0) return null;
	return (
		<section aria-labelledby="countries">
			<h3 id="countries" className="mt-10 mb-2 font-serif text-step-3">
				{t("countries.title")}
			</h3>
			<dl className="border-t border-line sm:columns-2 sm:gap-8">
				{most.map(({ country, name, clicks }) => (
					<div
						key={country}
						className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2 text-ui"
					>
						<dt className="min-w-0 text-ink-muted [overflow-wrap:anywhere]">{name}</dt>
						<dd className="tabular">{clicks}</dd>
					</div>
				))}
			</dl>
			{count > most.length ? (
				<p className="mt-2 text-step-1 text-ink-muted">{t("countries.more", { count: count - most.length })}</p>
			) : null}
		</section>
	);
}
