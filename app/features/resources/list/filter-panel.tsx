import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { collator } from "../../../shared/words/intl";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Checkbox, ChoiceGroup } from "../../../ui/form/choice";
import { ListFilter, X } from "../../../ui/icons";
import { KINDS, TOPICS } from "../resource-facts";
import { useFacetWords } from "./facet-words";
import { chosenFilters, FACETS, type Facet, type ResourcesQuery } from "./resources-query";
import type { FacetCounts } from "./resources-view";

type Props = { query: ResourcesQuery; counts: FacetCounts; total: number; onChange: () => void };

/**
 * The filters: a rail beside the list, on smaller screens a sheet behind a button that stays at the top with the count.
 * The sheet is a `<details>`, so it opens without script; the rail is the same element, shown open by style.
 */
export function FilterPanel({ query, counts, total, onChange }: Props) {
	const { t } = useTranslation("resources");
	const details = useRef<HTMLDetailsElement>(null);
	const number = chosenFilters(query).length;
	const close = () => {
		if (!details.current?.open) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus();
	};

	useEffect(() => {
		const element = details.current;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element?.open) return;
			element.open = false;
			element.querySelector("summary")?.focus();
		};
		element?.addEventListener("keydown", onKey);
		return () => element?.removeEventListener("keydown", onKey);
	}, []);

	return (
		<details
			ref={details}
			className={classNames("group max-lg:sticky max-lg:top-0 max-lg:z-30 print:hidden", openOnWideScreens)}
		>
			<summary
				className={classNames(
					"flex min-h-13 list-none items-center gap-2 border-b border-line-strong bg-surface text-ui font-strong lg:hidden [&::-webkit-details-marker]:hidden",
					"group-open:fixed group-open:inset-x-0 group-open:top-0 group-open:z-50 group-open:px-(--gutter)",
				)}
			>
				<ListFilter className="size-5" />
				{number > 0 ? t("list.filtersChosen", { number }) : t("list.filters")}
				<span className="ml-auto text-label group-open:hidden">{t("list.found", { count: total })}</span>
				<X className="ml-auto hidden size-5 group-open:block" />
			</summary>
			<div className="max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-18 max-lg:pb-28">
				<FilterGroups query={query} counts={counts} onChange={onChange} />
				<noscript>
					<Button type="submit" variant="secondary" className="mt-4 w-full max-lg:hidden">
						{t("list.apply")}
					</Button>
				</noscript>
				<div className="border-t border-line bg-surface py-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-(--gutter) lg:hidden">
					<Button type="submit" size="lg" className="w-full" onClick={close}>
						{t("list.showResults", { count: total })}
					</Button>
				</div>
			</div>
		</details>
	);
}

function FilterGroups({ query, counts, onChange }: Pick<Props, "query" | "counts" | "onChange">) {
	const { t, i18n } = useTranslation("resources");
	const wordsOf = useFacetWords();
	const byName = collator(i18n.language);
	const inOrder = (facet: Facet) =>
		[...counts[facet]].sort(
			(a, b) =>
				placeOf(facet, a.value) - placeOf(facet, b.value) ||
				byName.compare(wordsOf(facet, a.value), wordsOf(facet, b.value)),
		);

	return (
		<div className="grid gap-6">
			{FACETS.map((facet) => (
				<ChoiceGroup key={facet} id={`filter-${facet}`} legend={t(`facets.${facet}`)}>
					{inOrder(facet).map(({ value, count }) => (
						<Checkbox
							key={value}
							name={facet}
							value={value}
							label={wordsOf(facet, value)}
							count={count}
							checked={(query[facet] as readonly string[]).includes(value)}
							onChange={onChange}
						/>
					))}
				</ChoiceGroup>
			))}
		</div>
	);
}

/** Kinds and topics have an order of their own; of countries "anywhere" is the first, and the rest goes by name. */
function placeOf(facet: Facet, value: string): number {
	if (facet === "country") return value === "anywhere" ? 0 : 1;
	if (facet === "kind") return KINDS.indexOf(value as (typeof KINDS)[number]);
	return facet === "topic" ? TOPICS.indexOf(value as (typeof TOPICS)[number]) : 0;
}

/** Undoes what hides the content of a closed `<details>`. */
const openOnWideScreens =
	"lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:h-auto";
