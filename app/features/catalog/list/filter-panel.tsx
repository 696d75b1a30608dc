import { useTranslation } from "react-i18next";
import { FilterSheet } from "../../../ui/data-table/filter-sheet";
import { type CatalogueQuery, chosenFilters } from "./catalog-query";
import type { CatalogueView } from "./catalog-view";
import { FilterGroups } from "./filter-groups";

type Props = { query: CatalogueQuery; view: Pick<CatalogueView<unknown>, "counts" | "total">; onChange: () => void };

/** The filters of the catalogue. */
export function FilterPanel({ query, view, onChange }: Props) {
	const { t } = useTranslation("catalog");
	const number = chosenFilters(query).length;
	return (
		<FilterSheet
			label={number > 0 ? t("courses.filtersChosen", { number }) : t("courses.filters")}
			apply={t("courses.apply")}
			showResults={t("courses.showResults", { count: view.total })}
		>
			<FilterGroups query={query} counts={view.counts} onChange={onChange} />
		</FilterSheet>
	);
}
