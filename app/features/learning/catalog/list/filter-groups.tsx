import { useTranslation } from "react-i18next";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { type CatalogQuery, FACET_NAMES, FACETS, type FacetName } from "./catalog-query";
import type { FacetCounts } from "./catalog-view";
import { filterWords } from "./filter-words";

type Props = { query: CatalogQuery; counts: FacetCounts; onChange: () => void };

export function FilterGroups({ query, counts, onChange }: Props) {
	const { t } = useTranslation("catalog");

	return (
		<div className="grid gap-6">
			{FACET_NAMES.map((facet) => (
				<ChoiceGroup key={facet} id={`filter-${facet}`} legend={t(`facets.${facet}`)}>
					{FACETS[facet].map((value) => (
						<Checkbox
							key={value}
							name={facet}
							value={value}
							label={filterWords(t, facet, value)}
							count={countOf(counts, facet, value)}
							checked={(query[facet] as readonly string[]).includes(value)}
							onChange={onChange}
						/>
					))}
				</ChoiceGroup>
			))}
		</div>
	);
}

function countOf(counts: FacetCounts, facet: FacetName, value: string): number {
	return (counts[facet] as Record<string, number>)[value] ?? 0;
}
