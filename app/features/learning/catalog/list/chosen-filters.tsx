import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip.tsx";
import { Link } from "#app/ui/link.tsx";
import {
	type CatalogQuery,
	catalogHref,
	chosenFilters,
	type Facets,
	UNFILTERED_QUERY,
	withoutFacetValue,
} from "./catalog-query";
import { useFilterWords } from "./filter-words";

/** The active filters, each with a link that removes it. Renders nothing without filters. */
export function ChosenFilters({ query, facets }: { query: CatalogQuery; facets: Facets }) {
	const { t } = useTranslation("catalog");
	const wordsOf = useFilterWords(facets);
	const chosen = chosenFilters(query);

	if (chosen.length === 0 && !query.q) return null;
	return (
		<ul className="flex flex-wrap items-center gap-2">
			{query.q ? (
				<li>
					<Chip chosen to={catalogHref({ ...query, q: "", page: 1 })} actionLabel={t("courses.removeFilter")}>
						<span className="max-w-50 truncate">{t("courses.matches", { search: query.q })}</span>
					</Chip>
				</li>
			) : null}
			{chosen.map(({ facet, value }) => (
				<li key={`${facet} ${value}`}>
					<Chip chosen to={catalogHref(withoutFacetValue(query, facet, value))} actionLabel={t("courses.removeFilter")}>
						{wordsOf(facet, value)}
					</Chip>
				</li>
			))}
			<li>
				<Link
					to={catalogHref({ ...UNFILTERED_QUERY, sort: query.sort })}
					preventScrollReset
					className="link hit-area inline-block px-2 py-1.5 text-label"
				>
					{t("courses.clearAll")}
				</Link>
			</li>
		</ul>
	);
}
