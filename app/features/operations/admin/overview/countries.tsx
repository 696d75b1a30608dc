import { useTranslation } from "react-i18next";
import type { OverviewData } from "./overview-data";

export function Countries({ countries, countryCount }: Pick<OverviewData, "countries" | "countryCount">) {
	const { t } = useTranslation("admin");
	const most = countries[0]?.users ?? 1;
	const others = countryCount - countries.length;

	return (
		<section aria-labelledby="countries">
			<h2 id="countries" className="font-serif text-step-4">
				{t("countries.title")}
			</h2>
			{countries.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("countries.none")}</p> : null}
			<dl className="mt-4 divide-y divide-line border-t border-line">
				{countries.map(({ name, users, written }) => (
					<div key={name} className="relative flex justify-between gap-4 py-2 text-ui">
						<dt className="min-w-0">{name}</dt>
						<dd className="font-strong tabular">{written}</dd>
						<span
							aria-hidden="true"
							className="absolute -bottom-px left-0 h-0.5 bg-brand"
							style={{ width: `${(100 * users) / most}%` }}
						/>
					</div>
				))}
			</dl>
			{others > 0 ? (
				<p className="mt-3 text-step-1 text-ink-subtle">{t("countries.others", { count: others })}</p>
			) : null}
		</section>
	);
}
