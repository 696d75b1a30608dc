import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const REPORT_LIST = listQuery({
	path: "/admin/help/articles-report",
	sort: ["views", "unhelped", "title"],
	descending: ["views", "unhelped"],
	filters: {},
	page: "number",
});
export type ReportQuery = QueryOf<typeof REPORT_LIST>;

export const REPORT_ORDERS = [
	{ sort: "views", isDescending: true, words: "report.sorts.views" },
	{ sort: "views", isDescending: false, words: "report.sorts.leastViews" },
	{ sort: "unhelped", isDescending: true, words: "report.sorts.unhelped" },
	{ sort: "unhelped", isDescending: false, words: "report.sorts.leastUnhelped" },
	{ sort: "title", isDescending: false, words: "report.sorts.title" },
	{ sort: "title", isDescending: true, words: "report.sorts.titleBack" },
] as const;
