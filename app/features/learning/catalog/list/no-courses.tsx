import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { type CatalogQuery, catalogHref, UNFILTERED_QUERY, withoutFacetValue } from "./catalog-query";
import type { CatalogView } from "./catalog-view";

type Props = { view: Pick<CatalogView<unknown>, "hint">; query: CatalogQuery; isSchoolEmpty: boolean };

export function NoCourses({ view: { hint }, query, isSchoolEmpty }: Props) {
	const { t } = useTranslation("catalog");

	if (isSchoolEmpty) return <EmptyState title={t("empty.noCourses")}>{t("empty.noCoursesText")}</EmptyState>;
	if (!hint) {
		const all = <LinkButton to={catalogHref(UNFILTERED_QUERY)}>{t("courses.clearAll")}</LinkButton>;
		return (
			<EmptyState title={t("empty.title")} action={all}>
				{t("empty.noHint")}
			</EmptyState>
		);
	}

	const { drop, total } = hint;
	const filter = t(`facets.${drop}`);
	const rest = drop === "q" ? { ...query, q: "", page: 1 } : withoutFacetValue(query, drop);
	return (
		<EmptyState
			title={t("empty.title")}
			action={
				<>
					<LinkButton to={catalogHref(rest)} preventScrollReset>
						{t("empty.drop", { filter: drop === "q" ? query.q : filter })}
					</LinkButton>
					<LinkButton to={catalogHref(UNFILTERED_QUERY)} variant="secondary">
						{t("courses.clearAll")}
					</LinkButton>
				</>
			}
		>
			{drop === "q"
				? t("empty.hintSearch", { count: total, search: query.q })
				: t("empty.hint", { count: total, filter })}
		</EmptyState>
	);
}
