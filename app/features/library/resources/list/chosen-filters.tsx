import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip.tsx";
import { Link } from "#app/ui/link.tsx";
import { type ListedTopic, useFacetWords } from "./facet-words";
import {
	chosenFilters,
	type ResourcesQuery,
	resourcesHref,
	UNFILTERED_QUERY,
	withoutFacetValue,
} from "./resources-query";

/** The active filters, each with a link that removes it. Renders nothing without filters. */
export function ChosenFilters({ query, topics }: { query: ResourcesQuery; topics: ListedTopic[] }) {
	const { t } = useTranslation("resources");
	const wordsOf = useFacetWords(topics);
	const chosen = chosenFilters(query);
	if (chosen.length === 0 && !query.q) return null;

	return (
		<ul className="flex flex-wrap items-center gap-2 print:hidden">
			{query.q ? (
				<li>
					<Chip chosen to={resourcesHref({ ...query, q: "", page: 1 })} actionLabel={t("list.removeFilter")}>
						<span className="max-w-50 truncate">{t("list.matches", { search: query.q })}</span>
					</Chip>
				</li>
			) : null}
			{chosen.map(({ facet, value }) => (
				<li key={`${facet} ${value}`}>
					<Chip chosen to={resourcesHref(withoutFacetValue(query, facet, value))} actionLabel={t("list.removeFilter")}>
						{wordsOf(facet, value)}
					</Chip>
				</li>
			))}
			<li>
				<Link
					to={resourcesHref({ ...UNFILTERED_QUERY, sort: query.sort })}
					preventScrollReset
					className="link hit-area inline-block px-2 py-1.5 text-label"
				>
					{t("list.clearAll")}
				</Link>
			</li>
		</ul>
	);
}
