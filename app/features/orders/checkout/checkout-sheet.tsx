import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DealSheet } from "../../../ui/deal-sheet";
import { CircleCheck } from "../../../ui/icons";
import { SentenceGap } from "../../../ui/text/joining";
import type { CheckoutView } from "./checkout-view.server";

/** What is bought and what it costs: the one thing of the page that casts a shadow. */
export function CheckoutSheet({ view, picture }: { view: CheckoutView; picture: ReactNode }) {
	const { t } = useTranslation("checkout");
	const { title, sheet, later, guarantee } = view;
	return (
		<div className="rounded-card border border-line bg-surface-raised shadow-float">
			<div className="flex items-center gap-4 border-b border-line p-6">
				{picture ? <div className="w-24 shrink-0">{picture}</div> : null}
				<p className="min-w-0 font-serif text-step-3 leading-snug wrap-anywhere hyphens-auto">{title}</p>
			</div>
			<div className="p-6" aria-live="polite">
				<DealSheet lines={sheet.lines} total={{ ...sheet.total, note: later }} />
			</div>
			{guarantee ? (
				<p className="mx-6 flex items-start gap-2.5 border-t border-line py-5 text-label text-ink-muted">
					<CircleCheck className="mt-0.5 size-4.5 shrink-0" />
					<span>
						<strong className="text-ink">{t("sheet.guaranteeTitle", { days: guarantee.days })}</strong>
						<SentenceGap />
						{t("sheet.guarantee", { date: guarantee.date })}
					</span>
				</p>
			) : null}
		</div>
	);
}
