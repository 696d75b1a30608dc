import type { ListFilter } from "./list-filters";
import { readSearch } from "./search-text";

/** A position in a list with cursor paging. The key comes from the URL and may be invalid. */
export type Cursor = { side: "after" | "before"; key: string };

type PageKind = "number" | "cursor";
type PageOf<P extends PageKind> = P extends "cursor" ? Cursor | null : number;

/** `page` counts from 1, or is a cursor (`null`: the beginning). */
export type ListQuery<Sort extends string, Filters, Page = number> = {
	q: string;
	sort: Sort;
	isDescending: boolean;
	filters: Filters;
	hidden: string[];
	page: Page;
};

type Definition<Sort extends string, Filters, Columns extends string, P extends PageKind> = {
	path: string;
	anchor?: string;
	sort: readonly [Sort, ...Sort[]];
	descending?: readonly Sort[];
	filters: { [F in keyof Filters]: ListFilter<Filters[F]> };
	columns?: readonly Columns[];
	search?: boolean;
	page: P;
};

export type List<Sort extends string, Filters, Page> = {
	path: string;
	anchor: string | undefined;
	columns: readonly string[];
	parse: (params: URLSearchParams) => ListQuery<Sort, Filters, Page>;
	/**
	 * The URL of a query, canonical, so that equal queries have equal URLs. Changing anything but the page resets the
	 * page.
	 */
	href: (query: ListQuery<Sort, Filters, Page>, changes?: Changes<Sort, Filters, Page>) => string;
	/** Hidden inputs of a form that has fields for the `without` names. */
	carried: (query: ListQuery<Sort, Filters, Page>, without: readonly string[]) => [name: string, value: string][];
	/** The query string for an export: filters and sort without page and columns, with its `?`. */
	exportSearch: (query: ListQuery<Sort, Filters, Page>) => string;
	valuesOf: (query: ListQuery<Sort, Filters, Page>, filter: keyof Filters & string) => string[];
	hrefWithout: (query: ListQuery<Sort, Filters, Page>, filter: keyof Filters & string) => string;
	sortText: (sort: Sort, isDescending: boolean) => string;
	beginsDescending: (sort: Sort) => boolean;
	isFirstPage: (query: ListQuery<Sort, Filters, Page>) => boolean;
	isNarrowed: (query: ListQuery<Sort, Filters, Page>) => boolean;
};

type Changes<Sort extends string, Filters, Page> = Partial<Omit<ListQuery<Sort, Filters, Page>, "filters">> & {
	filters?: Partial<Filters>;
};

export type QueryOf<L> = L extends List<infer Sort, infer Filters, infer Page> ? ListQuery<Sort, Filters, Page> : never;

/**
 * Defines a list whose state is in the URL. `parse` never throws: it ignores unknown or malformed parameters and cuts
 * `q` to one line of 300 characters. How to use it: docs/patterns/lists.md
 */
export function listQuery<
	const Sort extends string,
	Filters extends Record<string, unknown>,
	const Columns extends string,
	const P extends PageKind,
>(definition: Definition<Sort, Filters, Columns, P>): List<Sort, Filters, PageOf<P>> {
	type Query = ListQuery<Sort, Filters, PageOf<P>>;
	const { path, anchor, sort: sorts, filters, columns = [], search = false } = definition;
	const names = Object.keys(filters) as (keyof Filters & string)[];
	const beginsDescending = (sort: Sort) => definition.descending?.includes(sort) ?? false;
	const sortText = (sort: Sort, isDescending: boolean) => (isDescending ? `-${sort}` : sort);
	const [first] = sorts;
	const usual = sortText(first, beginsDescending(first));
	const start = (definition.page === "cursor" ? null : 1) as PageOf<P>;

	const parse = (params: URLSearchParams): Query => {
		const asked = params.get("sort") ?? usual;
		const known = sorts.find((sort) => sort === asked.replace(/^-/, ""));
		const page = definition.page === "cursor" ? readCursor(params) : readPageNumber(params.get("page"));
		return {
			q: search ? readSearch(params.get("q") ?? "") : "",
			sort: known ?? first,
			isDescending: known ? asked.startsWith("-") : beginsDescending(first),
			filters: Object.fromEntries(names.map((name) => [name, filters[name].read(params.getAll(name))])) as Filters,
			hidden: columns.filter((column) => params.getAll("hide").includes(column)),
			page: page as PageOf<P>,
		};
	};

	const entriesOf = ({ q, sort, isDescending, filters: chosen, hidden, page }: Query): [string, string][] => {
		const entries: [string, string][] = names.flatMap((name) =>
			filters[name].write(chosen[name]).map((value): [string, string] => [name, value]),
		);
		if (q) entries.push(["q", q]);
		if (sortText(sort, isDescending) !== usual) entries.push(["sort", sortText(sort, isDescending)]);
		for (const column of hidden) entries.push(["hide", column]);
		if (typeof page === "number" && page > 1) entries.push(["page", String(page)]);
		if (typeof page === "object" && page !== null) entries.push([page.side, page.key]);
		return entries;
	};
	const searchOf = (entries: [string, string][]) => (entries.length > 0 ? `?${new URLSearchParams(entries)}` : "");

	const href = (query: Query, { filters: chosen, ...changes }: Changes<Sort, Filters, PageOf<P>> = {}) => {
		const isAsked = chosen || "q" in changes || "sort" in changes || "isDescending" in changes;
		const page = isAsked ? start : query.page;
		const next = { ...query, page, ...changes, filters: { ...query.filters, ...chosen } };
		return `${path}${searchOf(entriesOf(next))}${anchor ? `#${anchor}` : ""}`;
	};

	return {
		path,
		anchor,
		columns,
		parse,
		sortText,
		beginsDescending,
		href,
		valuesOf: ({ filters: chosen }, name) => filters[name].write(chosen[name]),
		hrefWithout: (query, name) =>
			href({ ...query, page: start, filters: { ...query.filters, [name]: filters[name].read([]) } }),
		carried: (query, without) => entriesOf({ ...query, page: start }).filter(([name]) => !without.includes(name)),
		exportSearch: (query) => searchOf(entriesOf({ ...query, page: start, hidden: [] })),
		isFirstPage: ({ page }) => page === start,
		isNarrowed: ({ q, filters: chosen }) => {
			const none = parse(new URLSearchParams()).filters;
			const differs = (name: keyof Filters & string) =>
				String(filters[name].write(chosen[name])) !== String(filters[name].write(none[name]));
			return q !== "" || names.some(differs);
		},
	};
}

function readPageNumber(text: string | null): number {
	return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

const CURSOR_PATTERN = /^[\w.-]{1,120}$/;

function readCursor(params: URLSearchParams): Cursor | null {
	for (const side of ["after", "before"] as const) {
		const key = params.get(side);
		if (key && CURSOR_PATTERN.test(key)) return { side, key };
	}
	return null;
}
