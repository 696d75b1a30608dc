import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

export function FirstSteps({ className }: { className?: string }) {
	const { t } = useTranslation("home");
	return (
		<div
			className={classNames("mt-6 flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-3 md:mt-8", className)}
		>
			<LinkButton to="/courses" size="lg" prefetch="intent">
				{t("hero.browse")}
			</LinkButton>
			<LinkButton to="/pricing" size="lg" variant="secondary" className="bg-surface">
				{t("hero.plans")}
			</LinkButton>
		</div>
	);
}
