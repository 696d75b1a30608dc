import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { ForumPageData } from "./forum-page-data.server";
import { activeFilters, FILTER_NAMES, FORUM_LIST, type ForumQuery, withoutFilters } from "./forum-query";
import { type FilterLabelInput, useFilterWords } from "./use-filter-words";

type Props = FilterLabelInput & Pick<ForumPageData, "helpfulDrops" | "isMember"> & { write: string };

/** Says which filter leaves nothing; an empty category offers to start. */
export function NoTopics({ write, isMember, ...filtered }: Props) {
	const { t } = useTranslation("forum");
	const { query } = filtered;
	const isEmptyCategory = activeFilters(query).every((name) => name === "category");
	if (query.q !== "" || !isEmptyCategory) return <NothingFound {...filtered} />;
	return (
		<EmptyState
			title={t(`empty.${query.filters.tab}`)}
			action={
				<LinkButton variant="secondary" to={write}>
					{isMember ? t("start") : t("signInToWrite")}
				</LinkButton>
			}
			className="mt-6"
		/>
	);
}

/** Names the filters without which something is found, each as a link that drops it. */
function NothingFound({ helpfulDrops, ...filtered }: FilterLabelInput & Pick<ForumPageData, "helpfulDrops">) {
	const { t } = useTranslation("forum");
	const { query } = filtered;
	const { q } = query;
	const helping = useFilterWords(filtered).filter(({ name }) => helpfulDrops.includes(name));
	const filters = activeFilters(query);
	return (
		<EmptyState
			title={q ? t("search.none", { q }) : t("empty.filtered")}
			action={
				filters.length > 0 ? (
					<>
						{helping.map(({ name, words }) => (
							<Chip key={name} chosen actionLabel={t("filters.drop")} to={FORUM_LIST.hrefWithout(query, name)}>
								{words}
							</Chip>
						))}
						<LinkButton variant="secondary" to={FORUM_LIST.href(withoutFilters(query, FILTER_NAMES))}>
							{t("filters.clear")}
						</LinkButton>
					</>
				) : undefined
			}
			className="mt-6"
		>
			{t(whatToDo(query, { count: filters.length, helping: helping.length }))}
		</EmptyState>
	);
}

/** `count`: by how many filters the list is narrowed; without one of `helping` there would be something. */
function whatToDo(query: ForumQuery, { count, helping }: { count: number; helping: number }) {
	if (helping > 0) return "empty.dropOne";
	if (!FORUM_LIST.isFirstPage(query)) return "search.noneText";
	if (count > 1) return "empty.dropAll";
	// The only filter is not the reason: there is nothing without it.
	return query.q ? "search.noneText" : (`empty.${query.filters.tab}` as const);
}
