import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChevronDown, ChevronUp, Plus, X } from "#app/ui/icons.tsx";
import { MOST_ROWS, type RowChange, type RowList, writeRowChange } from "../question-rows";

type Props<Row> = {
	list: RowList;
	legend: ReactNode;
	help?: ReactNode;
	add: ReactNode;
	rows: readonly Row[];
	keyOf?: (row: Row) => string;
	/** Fields of a row; `id` is for the first of them. */
	children: (row: Row, at: number, id: string) => ReactNode;
	onChange: (change: RowChange) => void;
	/** Rows that stand in no order have no buttons to move them. */
	isFixed?: boolean;
};

/**
 * Rows that are added, moved and taken away, by buttons or by Alt with the arrow keys. Without script the buttons send
 * the form.
 */
export function QuestionRows<Row>(props: Props<Row>) {
	const { list, legend, help, add, rows, keyOf, children, onChange, isFixed = false } = props;
	const { t } = useTranslation("quiz-editor");
	const focus = useRef<string | null>(null);
	useEffect(() => {
		if (focus.current) document.getElementById(focus.current)?.focus();
		focus.current = null;
	});
	const idOf = (at: number) => `${list}-${at}`;
	function change(next: RowChange) {
		const { deed, at } = next;
		const to = deed === "add" ? rows.length : deed === "up" ? at - 1 : deed === "down" ? at + 1 : at - 1;
		if (deed !== "add" && (to >= rows.length || (to < 0 && deed !== "remove"))) return;
		focus.current = rows.length === 1 && deed === "remove" ? `${list}-add` : idOf(Math.max(0, to));
		onChange(next);
	}
	function onKeyDown(event: KeyboardEvent, at: number) {
		if (isFixed || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
		event.preventDefault();
		change({ deed: event.key === "ArrowUp" ? "up" : "down", list, at });
	}
	const button = (deed: RowChange["deed"], at: number) => ({
		type: "submit" as const,
		name: "row",
		value: writeRowChange({ deed, list, at }),
		onClick: (event: { preventDefault: () => void }) => {
			event.preventDefault();
			change({ deed, list, at });
		},
	});
	return (
		<fieldset className="min-w-0">
			<legend className="text-label font-strong text-ink">{legend}</legend>
			{help ? <p className="mt-1 text-step-1 text-ink-subtle">{help}</p> : null}
			<ol className="mt-2 grid gap-3">
				{rows.map((row, at) => (
					<li
						key={keyOf ? keyOf(row) : at}
						onKeyDown={(event) => onKeyDown(event, at)}
						className="flex flex-wrap items-start gap-x-1 border-b border-line pb-3"
					>
						<div className="min-w-0 grow basis-48">{children(row, at, idOf(at))}</div>
						<div className="ml-auto flex shrink-0">
							{isFixed ? null : (
								<>
									<IconButton
										{...button("up", at)}
										label={t("rows.up", { number: at + 1 })}
										aria-disabled={at === 0 || undefined}
										className="w-9 aria-disabled:opacity-30"
									>
										<ChevronUp className="size-4" />
									</IconButton>
									<IconButton
										{...button("down", at)}
										label={t("rows.down", { number: at + 1 })}
										aria-disabled={at === rows.length - 1 || undefined}
										className="w-9 aria-disabled:opacity-30"
									>
										<ChevronDown className="size-4" />
									</IconButton>
								</>
							)}
							<IconButton {...button("remove", at)} label={t("rows.remove", { number: at + 1 })} className="w-9">
								<X className="size-4" />
							</IconButton>
						</div>
					</li>
				))}
			</ol>
			{rows.length < MOST_ROWS[list] ? (
				<Button {...button("add", rows.length)} id={`${list}-add`} variant="quiet" size="sm" className="mt-2 -ml-3">
					<Plus className="size-4" />
					{add}
				</Button>
			) : null}
		</fieldset>
	);
}
