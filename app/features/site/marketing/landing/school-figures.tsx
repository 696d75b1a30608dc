import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ContourBand } from "#app/features/site/illustrations/contour-band.tsx";
import { platformStatsQuery } from "#app/shared/api-client/query-policy.ts";
import { useApiQuery } from "#app/shared/api-client/use-api-query.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { LandingView } from "./landing-view";
import { useComesNear } from "./use-comes-near";

type Props = { school: LandingView["school"] };

/** Statistics on the dark band. Reloads the figures when scrolled near, because the page may be cached. */
export function SchoolFigures({ school }: Props) {
	const { t, i18n } = useTranslation("home");
	const section = useRef<HTMLElement>(null);
	const isNear = useComesNear(section);
	const { data: stats = school.stats } = useApiQuery(platformStatsQuery, { enabled: isNear });
	const { rate } = school;
	const number = (value: number) => numberFormat(i18n.language).format(value);
	const percent = (value: number) => numberFormat(i18n.language, { style: "percent" }).format(value / 100);
	const languages = LANGUAGE_CODES.length;
	const { totalUsers, countries, totalCourses, successRate } = stats;

	return (
		<section
			ref={section}
			aria-labelledby="figures"
			className="relative until-near-60 overflow-hidden bg-surface-brand text-ink-on-brand md:until-near-75"
		>
			<ContourBand className="absolute inset-0 text-ink-on-brand-muted opacity-20" />
			<div className="relative container-page py-4 md:py-24">
				<h2 id="figures" className="sr-only">
					{t("figures.title")}
				</h2>
				<dl className="grid gap-x-6 divide-current/20 max-sm:divide-y sm:grid-cols-3 sm:gap-y-10 md:grid-cols-5">
					<Figure value={number(totalUsers)} label={t("figures.students", { count: totalUsers })} />
					<Figure value={number(countries)} label={t("figures.countries", { count: countries })} />
					{rate ? (
						<Figure value={percent(rate.isMeasured ? successRate : rate.percent)} label={t("figures.successRate")} />
					) : null}
					<Figure
						value={number(languages)}
						label={t("figures.support")}
						note={t("figures.inLanguages", { value: languages })}
					/>
					<Figure value={number(totalCourses)} label={t("figures.courses", { count: totalCourses })} />
				</dl>
			</div>
		</section>
	);
}

function Figure({ value, label, note }: { value: string; label: string; note?: string }) {
	return (
		<div className="flex items-center justify-between gap-x-6 gap-y-1.5 max-sm:py-1 sm:flex-col-reverse sm:items-start sm:justify-end">
			<dt className="min-w-0 text-label text-ink-on-brand-muted">
				{label}
				{note ? <span className="block text-step-1 font-normal">{note}</span> : null}
			</dt>
			<dd className="shrink-0 font-serif text-step-4 lining-nums sm:text-step-6">{value}</dd>
		</div>
	);
}
