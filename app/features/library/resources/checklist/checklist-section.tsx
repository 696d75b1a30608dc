import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Check } from "#app/ui/icons.tsx";
import type { ChecklistSection as Section } from "./checklist-sections";
import type { Ticks } from "./tick-change";

type Props = {
	section: Section;
	ticks: Ticks;
	next: string | undefined;
	onToggle: (item: string, isTicked: boolean) => void;
};

export function ChecklistSection({ section: { title, lang, items }, ticks, next, onToggle }: Props) {
	const { t, i18n } = useTranslation("resources");
	const id = useId();
	const isMounted = useHydrated();
	const done = items.filter(({ key }) => ticks[key] !== undefined).length;
	return (
		<section aria-labelledby={id} className="break-inside-avoid">
			<div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2">
				<h2 id={id} className="text-step-4" lang={lang}>
					{title}
				</h2>
				<p className="shrink-0 text-step-1 text-ink-muted tabular">
					{t("checklist.of", { done, count: items.length })}
				</p>
			</div>
			<ul>
				{items.map(({ key, text, note, lang: textLang, noteLang }) => {
					const at = ticks[key];
					const isTicked = at !== undefined;
					return (
						<li key={key} className="border-b border-line">
							<label className="flex min-h-11 items-start gap-3.5 py-3 text-step-2 leading-snug print:py-1.5">
								<span className="relative mt-0.5 inline-flex size-5 shrink-0 items-center justify-center">
									<input
										type="checkbox"
										name="item"
										value={key}
										checked={isTicked}
										onChange={(event) => onToggle(key, event.currentTarget.checked)}
										className="peer size-5 appearance-none rounded-badge border border-control bg-surface-raised transition-colors duration-quick checked:border-brand checked:bg-brand hover:border-ink-muted forced-colors:appearance-auto print:appearance-auto"
									/>
									<Check className="pointer-events-none absolute hidden size-3.5 stroke-[2.5] text-brand-ink peer-checked:block forced-colors:hidden print:hidden!" />
								</span>
								<span className="min-w-0 grow">
									{key === next ? (
										<Badge tone="brass" className="float-right ml-3 print:hidden">
											{t("checklist.next")}
										</Badge>
									) : null}
									<span lang={textLang} className={isTicked ? "text-ink-muted" : "text-ink"}>
										{text}
									</span>
									{note ? (
										<span lang={noteLang} className="mt-1 block text-step-1 text-ink-muted">
											{note}
										</span>
									) : null}
								</span>
								{isMounted && isTicked ? (
									<span className="hidden shrink-0 text-step-1 tabular print:inline">
										{dateFormat(i18n.language, { dateStyle: "medium" }).format(new Date(at))}
									</span>
								) : null}
							</label>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
