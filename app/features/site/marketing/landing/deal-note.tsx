import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type { DealExample } from "./deal-example";

export function DealNote({ deal, className }: { deal: DealExample; className?: string }) {
	const { t } = useTranslation("home");
	const rows = [
		[t("deal.value"), deal.value],
		[t("deal.share", { percent: deal.percent }), deal.share],
		[t("deal.repairs"), deal.repairs],
		[t("deal.fee"), deal.fee],
	];
	return (
		<aside
			aria-label={t("deal.title")}
			className={classNames(
				"rounded-card border border-line-strong bg-surface-raised p-4 shadow-float sm:p-5",
				className,
			)}
		>
			<p className="font-serif text-step-3 leading-snug font-title">{t("deal.title")}</p>
			<p className="mt-0.5 text-step-1 text-ink-subtle">{t("deal.note")}</p>
			<dl className="mt-3 text-step-1">
				{rows.map(([label, amount]) => (
					<div key={label} className="flex justify-between gap-4 border-t border-line py-1 sm:py-1.5">
						<dt className="text-ink-muted">{label}</dt>
						<dd className="tabular">{amount}</dd>
					</div>
				))}
				<div className="flex justify-between gap-4 border-t-3 border-double border-line-strong pt-2 text-label font-strong">
					<dt>{t("deal.offer")}</dt>
					<dd className="text-accent-text tabular">{deal.offer}</dd>
				</div>
			</dl>
		</aside>
	);
}
