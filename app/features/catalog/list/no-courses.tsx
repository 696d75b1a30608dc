import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { EmptyState } from "../../../ui/states/empty-state";
import { type CatalogueQuery, catalogueHref, EVERYTHING, withoutFilter } from "./catalog-query";
import type { CatalogueView } from "./catalog-view";

type Props = { view: Pick<CatalogueView<unknown>, "hint">; query: CatalogueQuery; isSchoolEmpty: boolean };

/** An empty result says which filter to drop. */
export function NoCourses({ view: { hint }, query, isSchoolEmpty }: Props) {
	const { t } = useTranslation("catalog");

	if (isSchoolEmpty) return <EmptyState title={t("empty.noCourses")}>{t("empty.noCoursesText")}</EmptyState>;
	if (!hint) {
		const all = <LinkButton to={catalogueHref(EVERYTHING)}>{t("courses.clearAll")}</LinkButton>;
		return (
			<EmptyState title={t("empty.title")} action={all}>
				{t("empty.noHint")}
			</EmptyState>
		);
	}

	const { drop, total } = hint;
	const filter = t(`facets.${drop}`);
	const rest = drop === "q" ? { ...query, q: "", page: 1 } : withoutFilter(query, drop);
	return (
		<EmptyState
			title={t("empty.title")}
			action={
				<>
					<LinkButton to={catalogueHref(rest)} preventScrollReset>
						{t("empty.drop", { filter: drop === "q" ? query.q : filter })}
					</LinkButton>
					<LinkButton to={catalogueHref(EVERYTHING)} variant="secondary">
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
