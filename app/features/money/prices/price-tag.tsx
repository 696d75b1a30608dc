import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { PriceDisplay } from "./price-display";

type Props = {
	price: PriceDisplay;
	/** Large for the price card; small for a bar: stacked, without the discount. */
	size?: "sm" | "md" | "lg";
	className?: string;
};

const PRICE_SIZES = {
	sm: "text-step-2 font-bold lining-nums",
	md: "text-step-3 font-bold lining-nums",
	lg: "font-serif text-step-6 lining-nums",
};
const LIST_PRICE_SIZES = { sm: "text-step-1", md: "text-step-2", lg: "text-step-3" };

export function PriceTag({ price: display, size = "md", className }: Props) {
	const { t } = useTranslation("catalog");
	const main = PRICE_SIZES[size];

	if (display.free)
		return (
			<p className={classNames(main, "text-accent-text", className, "shrink-0 whitespace-nowrap")}>{t("price.free")}</p>
		);
	return (
		<p
			className={classNames(
				size === "sm" ? "grid leading-tight" : "flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1",
				className,
			)}
		>
			<span className={classNames(main, "whitespace-nowrap")}>{display.price}</span>
			{display.was && display.off ? (
				<>
					<VisuallyHidden>{t("price.was")}</VisuallyHidden>
					<s className={classNames("whitespace-nowrap text-ink-subtle lining-nums", LIST_PRICE_SIZES[size])}>
						{display.was}
					</s>
					{size === "sm" ? null : <Badge tone="brass">{t("price.off", { percent: display.off })}</Badge>}
				</>
			) : null}
		</p>
	);
}
