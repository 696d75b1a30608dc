import { useTranslation } from "react-i18next";
import { ContourBand } from "../../atlas/contour-band";
import type { Figure } from "./landing-view";

/** The statistics of the platform on the one dark band of the page. */
export function SchoolFigures({ figures }: { figures: readonly Figure[] }) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="figures" className="relative overflow-hidden bg-surface-brand text-ink-on-brand">
			<ContourBand className="absolute inset-0 text-ink-on-brand-muted opacity-20" />
			<div className="relative container-page py-18 md:py-24">
				<h2 id="figures" className="sr-only">
					{t("figures.title")}
				</h2>
				<dl className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
					{figures.map(({ key, value, label }) => (
						<div key={key} className="flex flex-col-reverse justify-end gap-1.5">
							<dt className="text-label text-ink-on-brand-muted">{label}</dt>
							<dd className="font-serif text-step-6 lining-nums">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
