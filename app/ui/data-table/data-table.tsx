import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { List, ListQuery } from "#app/shared/lists/list-query.ts";
import { LinkButton } from "../button";
import { classNames } from "../class-names";
import { Download } from "../icons";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "../table";
import { VisuallyHidden } from "../visually-hidden";
import { ListForm, type ListFormWords } from "./list-form";
import { ListPages, type ListPlace } from "./list-pages";
import { NoResults } from "./no-results";
import { SortLink } from "./sort-link";

export type Column<Row, Sort extends string> = {
	id: string;
	head: string;
	cell: (row: Row) => ReactNode;
	sort?: Sort;
	numeric?: boolean;
	isName?: boolean;
	/** No label on phones, for buttons and pictures. */
	isUnlabelled?: boolean;
	/** Contains the row's checkbox; on phones it stands beside the card's title, the next column. */
	isBox?: boolean;
	isHeadHidden?: boolean;
	needsRoom?: boolean;
	className?: string;
};

export type DataTableProps<Row, Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	caption: string;
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	columns: readonly Column<Row, Sort>[];
	/** Search and filters above the table; none if left out. */
	form?: ListFormWords<Sort, Filters>;
	summary?: ReactNode;
	empty: ReactNode;
	/** Shown instead of the table if nothing matches the filters; defaults to `NoResults`. */
	noResults?: ReactNode;
	pages: ListPlace;
	exportTo?: string;
	tools?: ReactNode;
};

/** A list page that works without script. Usage: docs/patterns/lists.md */
export function DataTable<Row, Sort extends string, Filters, Page>(props: DataTableProps<Row, Sort, Filters, Page>) {
	const { list, query, caption, rows, rowKey, columns, form, summary, empty, noResults, pages, exportTo, tools } =
		props;
	const { t } = useTranslation("lists");
	const shown = columns.filter(({ id }) => !query.hidden.includes(id));
	const isEmpty = rows.length === 0;
	if (isEmpty && !list.isNarrowed(query) && list.isFirstPage(query)) return empty;

	return (
		<div className="@container/list grid grid-cols-1 gap-4">
			{form ? <ListForm list={list} query={query} words={form} columns={columns} /> : null}
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden">
				{isEmpty ? null : tools}
				{summary && !isEmpty ? (
					<p className="text-step-1 text-ink-muted" aria-live="polite">
						{summary}
					</p>
				) : null}
				{exportTo && !isEmpty ? (
					<LinkButton
						to={`${exportTo}${list.exportSearch(query)}`}
						reloadDocument
						variant="secondary"
						size="sm"
						className="ml-auto"
					>
						<Download className="size-4" />
						{t("export")}
					</LinkButton>
				) : null}
			</div>
			{isEmpty ? (
				(noResults ?? <NoResults to={list.path + (list.anchor ? `#${list.anchor}` : "")} />)
			) : (
				<Table caption={caption} hideCaption>
					<TableHead>
						<TableRow>
							{shown.map((column) => (
								<Head key={column.id} column={column} list={list} query={query} form={form} />
							))}
						</TableRow>
					</TableHead>
					<TableBody>
						{rows.map((row) => (
							<TableRow key={rowKey(row)}>
								{shown.map((column) => (
									<Value key={column.id} column={column}>
										{column.cell(row)}
									</Value>
								))}
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
			<ListPages list={list} query={query} pages={pages} />
		</div>
	);
}

const ROOMY = "cramped-list:hidden";

type HeadProps<Row, Sort extends string, Filters, Page> = Pick<
	DataTableProps<Row, Sort, Filters, Page>,
	"list" | "query" | "form"
> & { column: Column<Row, Sort> };

function Head<Row, Sort extends string, Filters, Page>(props: HeadProps<Row, Sort, Filters, Page>) {
	const { column, list, query, form } = props;
	const { sort, head, numeric, isHeadHidden } = column;
	const className = column.needsRoom ? ROOMY : undefined;
	if (isHeadHidden)
		return (
			<HeaderCell numeric={numeric}>
				<VisuallyHidden>{head}</VisuallyHidden>
			</HeaderCell>
		);
	if (!sort)
		return (
			<HeaderCell numeric={numeric} className={className}>
				{head}
			</HeaderCell>
		);

	const isSorted = query.sort === sort;
	const order = query.isDescending ? "descending" : "ascending";
	return (
		<HeaderCell numeric={numeric} className={className} aria-sort={isSorted ? order : undefined}>
			<SortLink list={list} query={query} sort={sort} orders={form?.orders}>
				{head}
			</SortLink>
		</HeaderCell>
	);
}

function Value<Row, Sort extends string>({ column, children }: { column: Column<Row, Sort>; children: ReactNode }) {
	const { isName, isUnlabelled, isBox, head, numeric, className } = column;
	if (isName) return <RowHeaderCell className={className}>{children}</RowHeaderCell>;
	return (
		<Cell
			numeric={numeric}
			label={isUnlabelled ? undefined : head}
			isBox={isBox}
			className={classNames(column.needsRoom && ROOMY, className)}
		>
			{children}
		</Cell>
	);
}
