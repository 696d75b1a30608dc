import { useTranslation } from "react-i18next";
import type { Cursor, List, ListQuery } from "#app/shared/lists/list-query.ts";
import { CursorPagination, Pagination } from "../paging/pagination";

export type ListPlace = { pageCount: number } | { next: Cursor | null; previous: Cursor | null };

type Props<Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	pages: ListPlace;
};

export function ListPages<Sort extends string, Filters, Page>({ list, query, pages }: Props<Sort, Filters, Page>) {
	const { t } = useTranslation("lists");
	const labels = {
		navigation: t("pages.label"),
		previous: t("pages.previous"),
		next: t("pages.next"),
		page: (number: number) => t("pages.page", { number }),
	};
	const to = (page: number | Cursor | null) => list.href(query, { page: page as Page });

	if (!("pageCount" in pages)) {
		const { previous, next } = pages;
		return <CursorPagination labels={labels} previous={previous && to(previous)} next={next && to(next)} />;
	}
	return <Pagination labels={labels} page={Number(query.page)} pageCount={pages.pageCount} hrefFor={to} />;
}
