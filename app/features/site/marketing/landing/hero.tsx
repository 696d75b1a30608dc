import { useTranslation } from "react-i18next";
import { HeroBand, HeroMap } from "#app/features/site/illustrations/hero-map.tsx";
import type { DealExample } from "./deal-example";
import { DealNote } from "./deal-note";
import { FirstSteps } from "./first-steps";
import { LeaderLine } from "./leader-line";

export function Hero({ deal }: { deal: DealExample }) {
	const { t } = useTranslation("home");
	return (
		<section className="relative border-b border-line min-[68.75rem]:flex min-[68.75rem]:min-h-182 min-[68.75rem]:items-center">
			<HeroMap className="absolute inset-0 max-xl:[mask-image:linear-gradient(to_right,transparent_46%,black_68%)] max-[68.75rem]:hidden [[data-font-size=larger]_&]:[--words:40rem]" />
			<LeaderLine className="absolute inset-0 size-full max-[68.75rem]:hidden" />
			<div className="relative container-page pt-6 pb-6 md:py-18">
				<h1 className="max-w-150 text-step-7">{t("hero.title")}</h1>
				<p className="mt-3 max-w-120 text-step-3 text-ink-muted md:mt-7">{t("hero.text")}</p>
				<FirstSteps className="md:mt-10" />
			</div>
			<HeroBand className="h-40 border-t border-line sm:h-100 min-[68.75rem]:hidden" />
			<DealNote
				deal={deal}
				className="relative mx-(--gutter) -mt-24 mb-6 max-w-90 sm:-mt-24 sm:mb-8 sm:mx-auto min-[68.75rem]:absolute min-[68.75rem]:right-9 min-[68.75rem]:bottom-12 min-[68.75rem]:m-0 min-[68.75rem]:w-71"
			/>
		</section>
	);
}
