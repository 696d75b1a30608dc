import { useTranslation } from "react-i18next";
import { nameOf } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { countryNames } from "#app/shared/words/intl.ts";
import type { Facet } from "./resources-query";

/** A topic with its name in the language of the page. */
export type ListedTopic = { key: string; name: string };

/** The words of a value of a facet, in the language of the page. */
export function useFacetWords(topics: readonly ListedTopic[] = []): (facet: Facet, value: string) => string {
	const { t, i18n } = useTranslation("resources");
	const names = countryNames(i18n.language);
	return (facet, value) => {
		if (facet === "country") return value === "anywhere" ? t("anywhere") : (names.of(value) ?? value);
		if (facet === "language") return t(`languages.${value}` as "languages.en");
		return facet === "kind" ? t(`kinds.${value}` as "kinds.article") : nameOf(topics, value);
	};
}
