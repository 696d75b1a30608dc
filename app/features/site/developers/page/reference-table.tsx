import { classNames } from "#app/ui/class-names.ts";
import { Table, type TableProps } from "#app/ui/table.tsx";

/** On phones rows stay rows between lines, because cards would be too long. */
export function ReferenceTable({ className, ...rest }: TableProps) {
	return (
		<Table
			{...rest}
			className={classNames(
				"[&_:is(th,td)]:align-top md:[&_:is(th,td):first-child]:pl-0",
				"max-md:[&_tbody]:gap-0 max-md:[&_tbody_tr]:rounded-none max-md:[&_tbody_tr]:border-x-0 max-md:[&_tbody_tr]:border-t-0",
				"max-md:[&_tbody_tr]:border-line max-md:[&_tbody_tr]:bg-transparent max-md:[&_tbody_tr]:px-0 max-md:[&_tbody_:is(th,td)]:py-0.5",
				className,
			)}
		/>
	);
}
