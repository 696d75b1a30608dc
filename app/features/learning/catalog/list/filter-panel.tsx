import { useTranslation } from "react-i18next";
import { ResponsiveFilters } from "#app/ui/data-table/responsive-filters.tsx";
import { type CatalogQuery, chosenFilters, type Facets } from "./catalog-query";
import type { CatalogView } from "./catalog-view";
import { FilterGroups } from "./filter-groups";

type Props = {
	query: CatalogQuery;
	facets: Facets;
	view: Pick<CatalogView<unknown>, "counts" | "total">;
	onChange: () => void;
};

/** The filters of the catalog. */
export function FilterPanel({ query, facets, view, onChange }: Props) {
	const { t } = useTranslation("catalog");
	const number = chosenFilters(query).length;
	return (
		<ResponsiveFilters
			label={number > 0 ? t("courses.filtersChosen", { number }) : t("courses.filters")}
			apply={t("courses.apply")}
			showResults={t("courses.showResults", { count: view.total })}
		>
			<FilterGroups query={query} facets={facets} counts={view.counts} onChange={onChange} />
		</ResponsiveFilters>
	);
}
