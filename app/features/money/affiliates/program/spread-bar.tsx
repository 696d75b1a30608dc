import { useTranslation } from "react-i18next";
import type { ProgramView } from "./program-view";

type Props = { plan: ProgramView["plan"]; ratePercent: number };

/** A month of the plan, divided between affiliate and school. */
export function SpreadBar({ plan, ratePercent }: Props) {
	const { t } = useTranslation("affiliates");
	const share = Math.min(88, Math.max(12, ratePercent));
	return (
		<figure className="mt-12 max-w-136">
			<figcaption className="flex items-center gap-4 border-x border-ink-muted text-step-1 text-ink-muted">
				<span aria-hidden="true" className="grow border-t border-ink-muted" />
				{t("spread.caption", { plan: t(`plans.${plan.slug}` as "plans.pro", plan.slug), price: plan.price })}
				<span aria-hidden="true" className="grow border-t border-ink-muted" />
			</figcaption>
			<dl className="mt-2.5 flex">
				<div
					className="min-w-24 border border-accent-text bg-accent px-4 py-2 text-accent-ink"
					style={{ width: `${share}%` }}
				>
					<dt className="text-step-1">{t("spread.you")}</dt>
					<dd className="font-strong tabular">{plan.yours}</dd>
				</div>
				<div className="min-w-24 grow border border-l-0 border-control bg-brand-soft px-4 py-2">
					<dt className="text-step-1 text-ink-muted">{t("spread.school")}</dt>
					<dd className="font-strong tabular">{plan.schools}</dd>
				</div>
			</dl>
		</figure>
	);
}
