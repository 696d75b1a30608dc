import { useTranslation } from "react-i18next";
import { LanguageLine } from "#app/features/learning/catalog/languages/language-line.tsx";
import type { LanguageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { Calculation, CalculationLines, CalculationTotal } from "#app/ui/calculation.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDown, CircleCheck } from "#app/ui/icons.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { CheckoutView } from "./checkout-view.server";

type Props = { view: CheckoutView; languageShare: LanguageShare; drawing: CoverDrawing | null };

export function CheckoutSummary({ view, languageShare, drawing }: Props) {
	const { title, sheet, later, guarantee } = view;
	const total = { ...sheet.total, note: later };
	return (
		<div className="rounded-card border border-line bg-surface-raised shadow-float">
			<div className="flex items-center gap-4 border-b border-line p-5 sm:p-6">
				{drawing ? (
					<div className="w-18 shrink-0 sm:w-24">
						<CourseCover drawing={drawing} label="" className="rounded-badge" />
					</div>
				) : null}
				<div className="min-w-0">
					<p className="font-serif text-step-3 leading-snug wrap-anywhere hyphens-auto">{title}</p>
					<LanguageLine share={languageShare} className="mt-1.5 text-label text-ink-muted" />
				</div>
			</div>
			{/* Only the visible total is announced. */}
			<div aria-live="polite">
				<Calculation lines={sheet.lines} total={total} className="p-6 max-lg:hidden" />
				<div className="px-5 pt-5 pb-2 sm:px-6 lg:hidden">
					<CalculationTotal {...total} />
					<FoldedLines lines={sheet.lines} />
				</div>
			</div>
			{guarantee ? <Guarantee {...guarantee} className="mx-6 border-t border-line py-5 max-lg:hidden" /> : null}
		</div>
	);
}

function FoldedLines({ lines }: Pick<CheckoutView["sheet"], "lines">) {
	const { t } = useTranslation("checkout");
	return (
		<details className="group">
			<summary className="inline-flex min-h-11 list-none items-center gap-2 text-label text-brand-text [&::-webkit-details-marker]:hidden">
				<span className="underline group-open:hidden">{t("sheet.lines", { count: lines.length })}</span>
				<span className="hidden underline group-open:inline">{t("sheet.fold")}</span>
				<ChevronDown className="size-4 transition-transform duration-sheet group-open:rotate-180" />
			</summary>
			<div className="border-t border-line pb-2">
				<CalculationLines lines={lines} />
			</div>
		</details>
	);
}

type GuaranteeProps = NonNullable<CheckoutView["guarantee"]> & { className?: string };

export function Guarantee({ days, date, className }: GuaranteeProps) {
	const { t } = useTranslation("checkout");
	return (
		<p className={classNames("flex items-start gap-2.5 text-label text-ink-muted", className)}>
			<CircleCheck className="mt-0.5 size-4.5 shrink-0" />
			<span>
				<strong className="text-ink">{t("sheet.guaranteeTitle", { days })}</strong>
				<SentenceGap />
				{t("sheet.guarantee", { date })}
			</span>
		</p>
	);
}
