import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { classNames } from "./class-names";

/*
 * On phones the rows are cards, and `display` would take their meaning away
 * from some screen readers. The roles, spread in, give it back.
 */
const role = (name: string) => ({ role: name });

export type TableProps = {
	caption: ReactNode;
	hideCaption?: boolean;
	/** A `<thead>` and a `<tbody>` made of `TableRow`. */
	children: ReactNode;
	className?: string;
};

/** Hairlines, a head that stays in view, cards under 768 px. */
export function Table({ caption, hideCaption = false, children, className }: TableProps) {
	return (
		<table {...role("table")} className={classNames("ledger", className)}>
			<caption className={hideCaption ? "sr-only!" : undefined}>{caption}</caption>
			{children}
		</table>
	);
}

export function TableHead({ children }: { children: ReactNode }) {
	return <thead {...role("rowgroup")}>{children}</thead>;
}

export function TableBody({ children }: { children: ReactNode }) {
	return <tbody {...role("rowgroup")}>{children}</tbody>;
}

export function TableRow({ selected, ...rest }: HTMLAttributes<HTMLTableRowElement> & { selected?: boolean }) {
	return <tr {...role("row")} {...rest} data-selected={selected ? "" : undefined} />;
}

type Numeric = {
	/** Figures stand to the right, one under the other. */
	numeric?: boolean;
};

export type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & Numeric;

/** The head of a column; with `aria-sort` and a link in it, a column to sort by. */
export function HeaderCell({ numeric, ...rest }: HeaderCellProps) {
	return <th {...role("columnheader")} scope="col" {...rest} data-numeric={numeric ? "" : undefined} />;
}

export type CellProps = TdHTMLAttributes<HTMLTableCellElement> &
	Numeric & {
		/** The words of the column's head, shown beside the value on phones. */
		label?: string;
		/** It holds the box that chooses its row; on phones it stands beside the cell after it. */
		isBox?: boolean;
	};

export function Cell({ label, numeric, isBox, ...rest }: CellProps) {
	const marks = { "data-numeric": numeric ? "" : undefined, "data-box": isBox ? "" : undefined };
	return <td {...role("cell")} {...rest} data-label={label} {...marks} />;
}

/** The cell that names its row; on phones the title of the card. */
export function RowHeaderCell(props: ThHTMLAttributes<HTMLTableCellElement>) {
	return <th {...role("rowheader")} scope="row" {...props} />;
}
