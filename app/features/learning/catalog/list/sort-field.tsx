import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/form/field.tsx";
import { CATALOG_SORTS, type CatalogQuery } from "./catalog-query";

export function SortField({ query, onChange }: { query: CatalogQuery; onChange: () => void }) {
	const { t } = useTranslation("catalog");

	return (
		<SelectField
			name="sort"
			label={t("courses.sort")}
			hideLabel
			value={query.sort}
			onChange={onChange}
			className="w-full sm:w-auto"
		>
			{CATALOG_SORTS.map((sort) => (
				<option key={sort} value={sort}>
					{t(`sorts.${sort === "recommended" && query.q ? "bestMatch" : sort}`)}
				</option>
			))}
		</SelectField>
	);
}
