import { useTranslation } from "react-i18next";
import { nameOf } from "../taxonomy/taxonomy";
import type { FacetName, Facets } from "./catalog-query";

/** The words of a value of a facet: levels and topics have names of their own, prices and lengths words of the page. */
export function useFilterWords(facets: Facets): (facet: FacetName, value: string) => string {
	const { t } = useTranslation("catalog");
	return (facet, value) => {
		if (facet === "level" || facet === "topic") return nameOf(facets[facet], value);
		return facet === "price" ? t(`prices.${value}` as "prices.free") : t(`lengths.${value}` as "lengths.over-8");
	};
}
