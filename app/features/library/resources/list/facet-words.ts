import { useTranslation } from "react-i18next";
import { countryNames } from "#app/shared/words/intl.ts";
import type { Facet } from "./resources-query";

/** The words of a value of a facet, in the language of the page. */
export function useFacetWords(): (facet: Facet, value: string) => string {
	const { t, i18n } = useTranslation("resources");
	const names = countryNames(i18n.language);
	return (facet, value) => {
		if (facet === "country") return value === "anywhere" ? t("anywhere") : (names.of(value) ?? value);
		if (facet === "language") return t(`languages.${value}` as "languages.en");
		return facet === "kind" ? t(`kinds.${value}` as "kinds.article") : t(`topics.${value}` as "topics.law");
	};
}
