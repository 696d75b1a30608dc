import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Calculator } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { LineDoubts } from "../deals/line-doubts";
import type { DealLineView, DealView } from "./deal-view";

/**
 * A deal as data: its lines are numbered, so that answers can name them, members can doubt each, and the sums are the
 * school's. The sheet of an answer marks what differs from that of the topic.
 */
export function DealSheet({ deal, lang }: { deal: DealView; lang: string }) {
	const { t, i18n } = useTranslation("forum");
	const { author, place, currency, asking, lines, offer, difference } = deal;
	return (
		<figure className="my-5 max-w-160 rounded-card border border-control bg-surface-raised p-4">
			<figcaption className="flex items-baseline gap-2 text-ui font-strong">
				<Calculator className="size-4 self-center" />
				<span className="grow">
					{author ? t("deal.titleOf", { name: author }) : t("deal.title")}{" "}
					<span lang={lang} className="font-normal text-ink-muted">
						{place}
					</span>
				</span>
				<span className="text-step-1 font-normal text-ink-muted">{currency}</span>
			</figcaption>
			<table className="mt-2 w-full text-ui tabular">
				<tbody>
					{lines.map((line, at) => (
						<Line key={line.name} deal={deal} line={line} at={at} lang={lang} />
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
			{difference ? (
				<p className="mt-2 text-label">
					{t(`deal.${difference.side}.${difference.isYours ? "yours" : "topic"}`, { amount: difference.amount })}
				</p>
			) : null}
			<p className="mt-2 text-step-1 text-ink-muted">
				{joinParts(i18n.language, [asking && t("deal.asking", { amount: asking }), t("deal.school")])}
			</p>
		</figure>
	);
}

function Line({ deal, line, at, lang }: { deal: DealView; line: DealLineView; at: number; lang: string }) {
	const { t } = useTranslation("forum");
	const { name, amount, was } = line;
	const words = t(`deal.${name}`, { percent: deal.percent });
	const id = `line-${deal.postId}-${name}`;
	return (
		<tr className={classNames("align-baseline", at > 0 && "border-t border-line", was !== null && "bg-accent-soft")}>
			{/* Named by the words of the line; a disclosure may not stand in a heading of a table. */}
			<th
				scope="row"
				aria-labelledby={id}
				className="w-8 py-2.5 ps-1 text-start text-step-1 font-normal text-ink-subtle"
			>
				{at + 1}
			</th>
			<td className="hyphens-auto py-2.5 [overflow-wrap:anywhere]">
				<div className="flex flex-wrap items-baseline gap-x-2">
					<span id={id}>{words}</span>
					<LineDoubts deal={deal} line={line} words={words} lang={lang} />
				</div>
			</td>
			<td className="py-2.5 ps-3 pe-1 text-end">
				{was === null ? null : (
					<>
						<del className="text-step-1 text-ink-muted">
							<VisuallyHidden>
								{t("deal.was")}
								<Colon />
							</VisuallyHidden>
							{was}
						</del>{" "}
						<VisuallyHidden>
							{t("deal.now")}
							<Colon />
						</VisuallyHidden>
					</>
				)}
				{amount}
			</td>
		</tr>
	);
}
