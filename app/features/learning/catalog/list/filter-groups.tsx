import { useTranslation } from "react-i18next";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { type CatalogQuery, FACET_NAMES, type Facets, facetValues } from "./catalog-query";
import type { FacetCounts } from "./catalog-view";
import { useFilterWords } from "./filter-words";

type Props = { query: CatalogQuery; facets: Facets; counts: FacetCounts; onChange: () => void };

export function FilterGroups({ query, facets, counts, onChange }: Props) {
	const { t } = useTranslation("catalog");
	const wordsOf = useFilterWords(facets);

	return (
		<div className="grid gap-6">
			{FACET_NAMES.map((facet) => (
				<ChoiceGroup key={facet} id={`filter-${facet}`} legend={t(`facets.${facet}`)}>
					{facetValues(facets, facet).map((value) => (
						<Checkbox
							key={value}
							name={facet}
							value={value}
							label={wordsOf(facet, value)}
							count={counts[facet][value] ?? 0}
							checked={query[facet].includes(value)}
							onChange={onChange}
						/>
					))}
				</ChoiceGroup>
			))}
		</div>
	);
}
