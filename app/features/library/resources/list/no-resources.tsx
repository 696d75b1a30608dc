import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { type ResourcesQuery, resourcesHref, UNFILTERED_QUERY, withoutFacetValue } from "./resources-query";
import type { ResourcesView } from "./resources-view";

type Props = { view: Pick<ResourcesView<unknown>, "hint">; query: ResourcesQuery; isSchoolEmpty: boolean };

export function NoResources({ view: { hint }, query, isSchoolEmpty }: Props) {
	const { t } = useTranslation("resources");
	if (isSchoolEmpty) return <EmptyState title={t("empty.none")}>{t("empty.noneText")}</EmptyState>;

	const all = (
		<LinkButton to={resourcesHref(UNFILTERED_QUERY)} variant={hint ? "secondary" : "primary"}>
			{t("list.clearAll")}
		</LinkButton>
	);
	if (!hint) {
		return (
			<EmptyState className="mt-6" title={t("empty.title")} action={all}>
				{t("empty.noHint")}
			</EmptyState>
		);
	}
	const { drop, total } = hint;
	const filter = drop === "q" ? t("list.matches", { search: query.q }) : t(`facets.${drop}`);
	const rest = drop === "q" ? { ...query, q: "", page: 1 } : withoutFacetValue(query, drop);
	const less = (
		<LinkButton to={resourcesHref(rest)} preventScrollReset>
			{t("empty.drop", { filter })}
		</LinkButton>
	);
	return (
		<EmptyState
			className="mt-6"
			title={t("empty.title")}
			action={
				<>
					{less}
					{all}
				</>
			}
		>
			{t("empty.hint", { count: total, filter })}
		</EmptyState>
	);
}
