import type { ReactNode } from "react";
import type { List, ListQuery } from "#app/shared/lists/list-query.ts";
import { ArrowDown, ArrowUp } from "../icons";
import { Link } from "../link";
import type { Order } from "./list-form";

type Props<Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	sort: Sort;
	orders?: readonly Order<Sort>[];
	children: ReactNode;
};

export function SortLink<Sort extends string, Filters, Page>(props: Props<Sort, Filters, Page>) {
	const { list, query, sort, orders, children } = props;
	const isSorted = query.sort === sort;
	const isDescending = isSorted ? !query.isDescending : list.beginsDescending(sort);
	const Arrow = query.isDescending ? ArrowDown : ArrowUp;
	const title = orders?.find((order) => order.sort === sort && order.isDescending === isDescending)?.label;

	return (
		<Link
			to={list.href(query, { sort, isDescending })}
			preventScrollReset
			title={title}
			className="hit-area inline-flex items-center gap-1.5 hover:text-ink hover:underline"
		>
			{children}
			<Arrow className={isSorted ? "size-3.5" : "invisible size-3.5"} />
		</Link>
	);
}
