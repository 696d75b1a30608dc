import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { useCopied } from "#app/features/site/share/use-copied.ts";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { RotateCcw } from "#app/ui/icons.tsx";
import { PrintButton } from "../page/print-button";
import { ResourceFrame, ResourceText } from "../page/resource-frame";
import type { ResourceContent, ResourceView } from "../page/resource-view.server";
import { CalculatorWorksheet, type WorksheetLine } from "./calculator-sheet";
import { FigureField } from "./figure-field";
import { calculateResults, currentFigures, figuresQuery, NUMBER_LANGUAGE } from "./sheet";
import { formatFigure } from "./unit-format";

/** Debounce of URL updates, in milliseconds. */
const URL_DEBOUNCE_MS = 400;

type Content = Extract<ResourceContent, { kind: "calculator" }>;
type Props = { resource: ResourceView; content: Content };

/** Recalculates while typing; without JavaScript a GET form. The URL holds the inputs. */
export function Calculator({ resource, content }: Props) {
	return <Worksheet key={useLocation().search} resource={resource} content={content} />;
}

function Worksheet({ resource, content: { inputs, results, groups, figures, shown } }: Props) {
	const { t, i18n } = useTranslation("resources");
	const [typed, setTyped] = useState<Record<string, string>>({});
	const isMounted = useHydrated();
	const { pathname } = useLocation();
	const isChanged = Object.keys(typed).length > 0;
	const now = currentFigures(inputs, figures, typed, toLanguage(i18n.language));
	const worked = isChanged ? calculateResults(results, now) : null;
	const wordsOf = (key: string, unit: string) => {
		if (!worked) return shown[key] ?? null;
		const value = worked[key] ?? null;
		return value === null ? null : formatFigure(value, unit, i18n.language);
	};
	const query = figuresQuery(inputs, now);
	const lines = results.map(
		({ key, label, lang, unit, place }): WorksheetLine => ({
			key,
			label,
			lang,
			place,
			words: wordsOf(key, unit) ?? "–",
		}),
	);
	useEffect(() => {
		if (!isChanged) return;
		const keep = () => window.history.replaceState(window.history.state, "", `${pathname}${query}`);
		const timer = setTimeout(keep, URL_DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [isChanged, pathname, query]);

	return (
		<ResourceFrame
			resource={resource}
			tools={
				<div className="mb-8 grid gap-2">
					{isMounted ? <CopyButton text={asText(i18n.language, resource.title, lines)} /> : null}
					<PrintButton className="w-full" />
					<ShareControl
						title={resource.title}
						description={resource.summary}
						url={isMounted ? `${window.location.origin}${pathname}${query}` : undefined}
						className="w-full"
					/>
					<LinkButton to={`/resources/${resource.slug}`} reloadDocument variant="quiet" className="w-full">
						<RotateCcw className="size-4.5" />
						{t("calculator.reset")}
					</LinkButton>
				</div>
			}
		>
			<form method="get" action={pathname}>
				<div className="grid gap-8">
					{groupsOf(inputs).map(({ group, members }) => (
						<fieldset key={group} className="min-w-0 break-inside-avoid">
							<legend
								className="w-full border-b border-line-strong pb-2 font-serif text-step-4"
								lang={groups[group]?.lang}
							>
								{groups[group]?.title ?? t("calculator.inputs")}
							</legend>
							<div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
								{members.map((input) => (
									<FigureField
										key={input.key}
										input={input}
										figure={figures[input.key]}
										onType={(text) => setTyped({ ...typed, [input.key]: text })}
									/>
								))}
							</div>
						</fieldset>
					))}
				</div>
				<noscript>
					<input type="hidden" name={NUMBER_LANGUAGE} value={i18n.language} />
					<Button type="submit" className="mt-6">
						{t("calculator.workOut")}
					</Button>
				</noscript>
				<section aria-labelledby="results" className="mt-10 break-inside-avoid">
					<h2 id="results" className="border-b border-line-strong pb-2 text-step-4">
						{t("calculator.results")}
					</h2>
					<CalculatorWorksheet results={lines} />
				</section>
			</form>
			<ResourceText resource={resource} className="mt-14" />
		</ResourceFrame>
	);
}

function CopyButton({ text }: { text: string }) {
	const { t } = useTranslation("resources");
	const { isCopied, show } = useCopied();
	const [canCopy, setCanCopy] = useState(() => Boolean(navigator.clipboard));
	if (!canCopy) return null;
	const copy = () => navigator.clipboard.writeText(text).then(show, () => setCanCopy(false));
	return (
		<Button variant="secondary" className="w-full" onClick={copy}>
			<span aria-live="polite">{t(isCopied ? "calculator.copied" : "calculator.copy")}</span>
		</Button>
	);
}

function asText(language: string, title: string, lines: readonly { label: string; words: string }[]): string {
	return [title, ...lines.map(({ label, words }) => labelledValue(language, label, words))].join("\n");
}

function groupsOf<T extends { group?: string | undefined }>(inputs: readonly T[]): { group: string; members: T[] }[] {
	const found = new Map<string, T[]>();
	for (const input of inputs) found.set(input.group ?? "", [...(found.get(input.group ?? "") ?? []), input]);
	return [...found].map(([group, members]) => ({ group, members }));
}
