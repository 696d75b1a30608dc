import { useLocation } from "@remix-run/react";
import { type RefObject, type SyntheticEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { Rule } from "./places-query";
import { isPartlyEnglish, type PlaceRow } from "./places-view";

/** Answers visible while a place is collapsed: the ones that decide whether one may start there. */
const FIRST_RULES: readonly Rule[] = ["licence", "disclosure", "assignment"];

/** The header of a place on cards, which toggles its other answers (`places.css`); rows cannot stand inside it. */
export function PlaceToggle({ row, isOpen }: { row: PlaceRow; isOpen: boolean }) {
	const { t } = useTranslation("resources");
	const { name, inEnglish, kind, countryName, cells, isDue } = row;
	const first = cells.filter(({ rule }) => FIRST_RULES.includes(rule));
	return (
		<details data-fold open={isOpen} onToggle={onToggle} className="group lg:hidden print:hidden">
			<summary className="flex list-none items-start gap-3 [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 grow">
					<span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
						<span className="font-serif text-step-2 leading-snug" lang={inEnglish ? "en" : undefined}>
							{name}
						</span>
						{kind === "country" ? null : <span className="text-step-1 text-ink-muted">{countryName}</span>}
						{isDue ? <Badge tone="warning">{t("reviewDue")}</Badge> : null}
						{isPartlyEnglish(row) ? <span className="text-step-1 text-ink-subtle">{t("inEnglish")}</span> : null}
					</span>
					<span className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-step-1 leading-relaxed group-open:hidden sm:flex sm:flex-wrap sm:gap-x-6">
						{(first.length > 0 ? first : cells).map(({ rule, answer }) => (
							<span key={rule} className="contents sm:inline-flex sm:gap-2">
								<span className="text-ink-subtle">
									{t(`rules.names.${rule}`)}
									<span className="sr-only">
										<Colon />
									</span>
								</span>
								<span>{t(`rules.answers.${answer}`)}</span>
							</span>
						))}
					</span>
				</span>
				<ChevronDown className="mt-1 size-5 shrink-0 text-ink-muted transition-transform duration-sheet group-open:rotate-180" />
			</summary>
		</details>
	);
}

const canBeFound = () => "onbeforematch" in document.body;

/** Lets the browser's search find collapsed cells (`hidden="until-found"`). */
export function makeFindable(cell: HTMLTableCellElement | null) {
	if (cell && canBeFound()) cell.setAttribute("hidden", "until-found");
}

/** Expands the place in the URL's hash, or the one where the browser's search found a match. */
export function useExpandedPlace(table: RefObject<HTMLTableElement | null>): void {
	const { hash } = useLocation();
	useEffect(() => {
		expandRow(table.current?.rows.namedItem(hash.slice(1)) ?? null);
	}, [table, hash]);
	useEffect(() => {
		const all = table.current;
		const onMatch = ({ target }: Event) => target instanceof Element && expandRow(target.closest("tr"));
		all?.addEventListener("beforematch", onMatch);
		return () => all?.removeEventListener("beforematch", onMatch);
	}, [table]);
}

function expandRow(row: HTMLTableRowElement | null) {
	const fold = row?.querySelector<HTMLDetailsElement>("details[data-fold]");
	if (fold) fold.open = true;
}

/** The browser removes the attribute on a match, so it is restored on collapsing. */
function onToggle({ currentTarget: fold }: SyntheticEvent<HTMLDetailsElement>) {
	if (!fold.open)
		fold.closest("tr")?.querySelectorAll<HTMLTableCellElement>("td:not([data-head])").forEach(makeFindable);
}
