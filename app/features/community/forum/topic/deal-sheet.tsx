import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Calculator } from "#app/ui/icons.tsx";
import type { DealView } from "./deal-view";

/** A deal as data: its lines are numbered, so that answers can name them, and the sums are the school's. */
export function DealSheet({ deal, lang }: { deal: DealView; lang: string }) {
	const { t, i18n } = useTranslation("forum");
	const { place, currency, asking, percent, lines, offer } = deal;
	return (
		<figure className="my-5 max-w-160 rounded-card border border-control bg-surface-raised p-4">
			<figcaption className="flex items-baseline gap-2 text-ui font-strong">
				<Calculator className="size-4 self-center" />
				<span className="grow">
					{t("deal.title")}{" "}
					<span lang={lang} className="font-normal text-ink-muted">
						{place}
					</span>
				</span>
				<span className="text-step-1 font-normal text-ink-muted">{currency}</span>
			</figcaption>
			<table className="mt-2 w-full text-ui tabular">
				<tbody>
					{lines.map(({ name, amount }, at) => (
						<tr key={name} className={at > 0 ? "border-t border-line" : undefined}>
							<td className="w-8 py-2.5 text-step-1 text-ink-subtle">{at + 1}</td>
							<th scope="row" className="hyphens-auto py-2.5 text-start font-normal [overflow-wrap:anywhere]">
								{t(`deal.${name}`, { percent })}
							</th>
							<td className="py-2.5 ps-3 text-end">{amount}</td>
						</tr>
					))}
					<tr className="border-t border-ink">
						<td />
						<th scope="row" className="hyphens-auto py-3 text-start font-strong [overflow-wrap:anywhere]">
							{t("deal.offer")}
						</th>
						<td className="py-3 ps-3 text-end">
							<span className="border-b-3 border-double border-ink font-serif text-step-2">{offer}</span>
						</td>
					</tr>
				</tbody>
			</table>
			<p className="mt-2 text-step-1 text-ink-muted">
				{joinParts(i18n.language, [asking && t("deal.asking", { amount: asking }), t("deal.school")])}
			</p>
		</figure>
	);
}
