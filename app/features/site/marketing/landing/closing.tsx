import { useTranslation } from "react-i18next";
import { ClosingMap } from "#app/features/site/illustrations/hero-map.tsx";
import { FirstSteps } from "./first-steps";

export function Closing({ freeLots }: { freeLots: number }) {
	const { t } = useTranslation("home");
	const isFree = freeLots > 0;
	return (
		<section
			aria-labelledby="closing"
			className="relative -mb-18 border-t border-line max-md:pb-14 md:-mb-28 md:flex md:min-h-120 md:items-center"
		>
			<ClosingMap className="absolute inset-0 max-md:top-auto max-md:h-14 max-md:mask-none" />
			<div className="relative container-page py-6 md:py-18">
				<h2 id="closing" className="max-w-110 text-step-6">
					{isFree ? t("closing.free", { count: freeLots }) : t("closing.any")}
				</h2>
				<p className="mt-3 max-w-100 md:mt-4 text-step-3 text-ink-muted">
					{t(isFree ? "closing.freeText" : "closing.anyText")}
				</p>
				<FirstSteps />
			</div>
		</section>
	);
}
