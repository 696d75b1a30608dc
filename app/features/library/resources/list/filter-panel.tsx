import { useTranslation } from "react-i18next";
import { collator } from "#app/shared/words/intl.ts";
import { ResponsiveFilters } from "#app/ui/data-table/responsive-filters.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { KINDS } from "../resource-facts";
import { type ListedTopic, useFacetWords } from "./facet-words";
import { chosenFilters, type Facet, RESOURCE_FACETS, type ResourcesQuery } from "./resources-query";
import type { FacetCounts } from "./resources-view";

type Props = {
	query: ResourcesQuery;
	/** In their order. */
	topics: ListedTopic[];
	counts: FacetCounts;
	total: number;
	onChange: () => void;
};

/** The filters of the resources: by kind, topic, country and language. */
export function FilterPanel({ query, topics, counts, total, onChange }: Props) {
	const { t } = useTranslation("resources");
	const number = chosenFilters(query).length;
	return (
		<ResponsiveFilters
			label={number > 0 ? t("list.filtersChosen", { number }) : t("list.filters")}
			found={t("list.found", { count: total })}
			apply={t("list.apply")}
			showResults={t("list.showResults", { count: total })}
		>
			<FilterGroups query={query} topics={topics} counts={counts} onChange={onChange} />
		</ResponsiveFilters>
	);
}

function FilterGroups({ query, topics, counts, onChange }: Omit<Props, "total">) {
	const { t, i18n } = useTranslation("resources");
	const wordsOf = useFacetWords(topics);
	const byName = collator(i18n.language);
	const inOrder = (facet: Facet) =>
		[...counts[facet]].sort(
			(a, b) =>
				sortIndexOf(facet, a.value, topics) - sortIndexOf(facet, b.value, topics) ||
				byName.compare(wordsOf(facet, a.value), wordsOf(facet, b.value)),
		);

	return (
		<div className="grid gap-6">
			{RESOURCE_FACETS.map((facet) => (
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
function sortIndexOf(facet: Facet, value: string, topics: readonly ListedTopic[]): number {
	if (facet === "country") return value === "anywhere" ? 0 : 1;
	if (facet === "kind") return KINDS.indexOf(value as (typeof KINDS)[number]);
	return facet === "topic" ? topics.findIndex(({ key }) => key === value) : 0;
}
