import type { TFunction } from "i18next";
import type { FacetName } from "./catalog-query";

const GROUPS = { level: "levels", price: "prices", topic: "topics", length: "lengths" } as const;

/** The words of one value of a facet, in the language of `t`. */
export function filterWords(t: TFunction<"catalog">, facet: FacetName, value: string): string {
	return t(`${GROUPS[facet]}.${value}` as "levels.beginner");
}
