import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { classNames } from "./class-names";

/* On phones rows are cards, where `display` removes table semantics; these roles restore them. */
const role = (name: string) => ({ role: name });

export type TableProps = {
	caption: ReactNode;
	hideCaption?: boolean;
	children: ReactNode;
	className?: string;
};

/** A table with a sticky head; cards under 768 px. */
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
	numeric?: boolean;
};

export type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & Numeric;

export function HeaderCell({ numeric, ...rest }: HeaderCellProps) {
	return <th {...role("columnheader")} scope="col" {...rest} data-numeric={numeric ? "" : undefined} />;
}

export type CellProps = TdHTMLAttributes<HTMLTableCellElement> &
	Numeric & {
		label?: string;
		isBox?: boolean;
	};

export function Cell({ label, numeric, isBox, ...rest }: CellProps) {
	const marks = { "data-numeric": numeric ? "" : undefined, "data-box": isBox ? "" : undefined };
	return <td {...role("cell")} {...rest} data-label={label} {...marks} />;
}

/** The row header; on phones the title of the card. */
export function RowHeaderCell(props: ThHTMLAttributes<HTMLTableCellElement>) {
	return <th {...role("rowheader")} scope="row" {...props} />;
}
