import { useTranslation } from "react-i18next";
import { listFormat } from "#app/shared/words/intl.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { authorWords } from "../author/author-filter";
import type { ShownCategory } from "./categories-view";
import type { ForumPageData } from "./forum-page-data.server";
import { activeFilters, type FilterName, type ForumQuery } from "./forum-query";

export type FilterLabelInput = { query: ForumQuery; categories: ShownCategory[] } & Pick<
	ForumPageData,
	"origin" | "days"
>;

/** What a list is narrowed to, each by its words. */
export function useFilterWords({
	query,
	categories,
	origin,
	days,
}: FilterLabelInput): { name: FilterName; words: string }[] {
	const { t, i18n } = useTranslation("forum");
	const { category, language, kind, tag, author, solved, within } = query.filters;
	const languages = LANGUAGES.filter(({ code }) => language.includes(code)).map((one) => one.name);
	const labels: Partial<Record<FilterName, string | null>> = {
		category: category && (categories.find(({ key }) => key === category)?.name ?? category),
		language: listFormat(i18n.language, { type: "unit" }).format(languages),
		kind: kind && t(`kinds.${kind}`),
		tag: tag && `#${tag}`,
		author: author && t("filters.by", { name: authorWords(author) }),
		solved: solved && t(`filters.solvedIs.${solved}`),
		within: within && t(`filters.withinLast.${within}`),
		from: days.from && t("filters.since", { day: days.from }),
		to: days.to && t("filters.until", { day: days.to }),
		...(origin && { [origin.kind]: t(`origin.${origin.kind}`, { title: origin.title || origin.key }) }),
	};
	return activeFilters(query).flatMap((name) => {
		const words = labels[name];
		return words ? [{ name, words }] : [];
	});
}
