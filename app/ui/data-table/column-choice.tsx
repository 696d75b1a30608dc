import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../form/choice";
import { ChevronDown } from "../icons";
import { useDismissibleDetails } from "./use-dismissible-details";

type Props = {
	id: string;
	columns: readonly { id: string; head: string }[];
	hidden: readonly string[];
	onChoose: () => void;
};

export function ColumnChoice({ id, columns, hidden, onChoose }: Props) {
	const { t } = useTranslation("lists");
	const details = useDismissibleDetails();
	return (
		<details ref={details} className="group relative">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-control bg-surface-raised px-3 text-label hover:border-ink-muted [&::-webkit-details-marker]:hidden">
				{t("columns")}
				{hidden.length > 0 ? <span className="tabular">{hidden.length}</span> : null}
				<ChevronDown className="ml-auto size-4 text-ink-muted group-open:rotate-180" />
			</summary>
			<fieldset className="min-w-0 @min-[43rem]/form:absolute @min-[43rem]/form:top-full @min-[43rem]/form:right-0 @min-[43rem]/form:z-20 @min-[43rem]/form:mt-2 @min-[43rem]/form:min-w-56 @min-[43rem]/form:rounded-card @min-[43rem]/form:border @min-[43rem]/form:border-line-strong @min-[43rem]/form:bg-surface-raised @min-[43rem]/form:px-3 @min-[43rem]/form:py-1 @min-[43rem]/form:shadow-float">
				<legend className="sr-only">{t("columns")}</legend>
				{columns.map((column) => (
					<Column
						key={column.id}
						id={`${id}-hide-${column.id}`}
						name={column.id}
						head={column.head}
						isHidden={hidden.includes(column.id)}
						onChoose={onChoose}
					/>
				))}
			</fieldset>
		</details>
	);
}

type ColumnProps = { id: string; name: string; head: string; isHidden: boolean; onChoose: () => void };

/** Follows the URL, also on back, without remounting, so that the box keeps the focus. */
function Column({ id, name, head, isHidden, onChoose }: ColumnProps) {
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (box.current) box.current.checked = isHidden;
	}, [isHidden]);
	return (
		<Checkbox ref={box} id={id} name="hide" value={name} label={head} defaultChecked={isHidden} onChange={onChoose} />
	);
}
