import { useTranslation } from "react-i18next";
import { FeatureDrawing } from "#app/features/site/illustrations/landing-drawings.tsx";

const FEATURES = ["easyToFollow", "globalStrategies", "provenResults"] as const;

export function FeatureCards() {
	const { t } = useTranslation("home");
	return (
		<section
			aria-labelledby="features"
			className="container-page section-space until-near-110 max-md:py-6 md:until-near-100"
		>
			<h2 id="features" className="sr-only">
				{t("features.title")}
			</h2>
			<ul className="grid gap-y-3 border-t max-sm:border-t-0 max-sm:pt-0 border-line-strong sm:pt-6 md:grid-cols-3 md:divide-x md:divide-line md:pt-0">
				{FEATURES.map((feature) => (
					<li key={feature} className="md:px-8 md:pt-10 md:first:pl-0 md:last:pr-0">
						<FeatureDrawing feature={feature} className="h-auto w-full max-w-76.5 max-sm:hidden" />
						<h3 className="text-step-4 sm:mt-5">{t(`features.${feature}.title`)}</h3>
						<p className="mt-1 max-w-90 sm:mt-2 text-ui text-ink-muted max-sm:leading-snug">
							{t(`features.${feature}.text`)}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
