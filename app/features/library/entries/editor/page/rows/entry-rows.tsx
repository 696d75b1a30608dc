import { type FieldMetadata, useField } from "@conform-to/react";
import { type ReactNode, useRef } from "react";
import type { RowList } from "#app/features/library/entries/kinds/form-shape.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowDown, ArrowUp, Plus, X } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { FIELD_TYPES, RESULT_UNITS, VIEWERS } from "../../writing/entry-fields";
import type { Row } from "../../writing/rows";
import { fieldName, useNamedWords } from "../entry-form-context";
import { RowInput, RowKey } from "../entry-input";

type RowsProps = {
	name: string;
	list: RowList | "items";
	children: (row: string, index: number) => ReactNode;
};

/** Rows that can be added, moved and removed. The buttons submit the form, so they work without JavaScript. */
function Rows({ name, list, children }: RowsProps) {
	const { say } = useNamedWords();
	const [meta, form] = useField<Row[]>(fieldName(name));
	const heading = useRef<HTMLHeadingElement>(null);
	const rows: FieldMetadata<Row>[] = meta.getFieldList();
	const Heading = list === "items" ? "h4" : "h3";

	return (
		<section aria-label={say(`rows.${list}`)} className="min-w-0">
			<Heading ref={heading} tabIndex={-1} className="text-label font-strong">
				{say(`rows.${list}`)}
			</Heading>
			{rows.length === 0 ? <p className="py-2 text-step-1 text-ink-subtle">{say("rows.empty")}</p> : null}
			<ol className="mt-1.5 grid">
				{rows.map((row, index) => (
					<li key={row.key} className="border-t border-line py-3">
						<div className="flex items-start gap-2">
							<div className="min-w-0 grow">{children(`${name}[${index}]`, index)}</div>
							<fieldset className="flex shrink-0 items-center max-sm:flex-col">
								<legend className="sr-only">{say("rows.row", { list: say(`rows.${list}`), number: index + 1 })}</legend>
								<IconButton
									type="submit"
									{...form.reorder.getButtonProps({ name: meta.name, from: index, to: Math.max(0, index - 1) })}
									label={say("rows.up")}
									disabled={index === 0}
									className="disabled:opacity-40"
								>
									<ArrowUp className="size-4" />
								</IconButton>
								<IconButton
									type="submit"
									{...form.reorder.getButtonProps({ name: meta.name, from: index, to: index + 1 })}
									label={say("rows.down")}
									disabled={index === rows.length - 1}
									className="disabled:opacity-40"
								>
									<ArrowDown className="size-4" />
								</IconButton>
								<IconButton
									type="submit"
									{...form.remove.getButtonProps({ name: meta.name, index })}
									label={say("rows.remove")}
									// The button is removed with its row, so the focus moves to the heading.
									onClick={() => heading.current?.focus()}
								>
									<X className="size-4" />
								</IconButton>
							</fieldset>
						</div>
					</li>
				))}
			</ol>
			<Button
				{...form.insert.getButtonProps({ name: meta.name })}
				type="submit"
				variant="secondary"
				size="sm"
				className="mt-1"
			>
				<Plus className="size-4" />
				{say(`rows.add.${list}`)}
			</Button>
		</section>
	);
}

const cells = "grid gap-3 sm:grid-cols-2 xl:grid-cols-3";

export function EntryRows({ list }: { list: RowList }) {
	return (
		<Rows name={list} list={list}>
			{(row) => <RowFields list={list} row={row} />}
		</Rows>
	);
}

function RowFields({ list, row }: { list: RowList; row: string }) {
	switch (list) {
		case "sections":
			return (
				<div className="grid gap-3">
					<RowKey name={`${row}.key`} />
					<RowInput name={`${row}.title`} label="title" />
					<div className="border-l border-line-strong pl-4">
						<Rows name={`${row}.items`} list="items">
							{(item) => (
								<div className="grid gap-3 lg:grid-cols-[3fr_2fr]">
									<RowKey name={`${item}.key`} />
									<RowInput name={`${item}.text`} label="text" />
									<RowInput name={`${item}.note`} label="note" />
								</div>
							)}
						</Rows>
					</div>
				</div>
			);
		case "fields":
			return (
				<div className={cells}>
					<RowInput name={`${row}.label`} label="label" />
					<RowInput name={`${row}.key`} label="key" isFact />
					<RowInput name={`${row}.type`} label="type" options={{ group: "type", values: FIELD_TYPES }} isFact />
				</div>
			);
		case "inputs":
			return (
				<div className={cells}>
					<RowInput name={`${row}.label`} label="label" />
					<RowInput name={`${row}.key`} label="key" isFact />
					<RowInput name={`${row}.unit`} label="unit" options={{ group: "unit", values: RESULT_UNITS }} isFact />
					<RowInput name={`${row}.default`} label="default" isNumber isFact />
					<RowInput name={`${row}.min`} label="min" isNumber isFact />
					<RowInput name={`${row}.max`} label="max" isNumber isFact />
					<RowInput name={`${row}.group`} label="group" className="sm:col-span-2 xl:col-span-3" />
				</div>
			);
		case "results":
			return (
				<div className={cells}>
					<RowInput name={`${row}.label`} label="label" />
					<RowInput name={`${row}.key`} label="key" isFact />
					<RowInput name={`${row}.unit`} label="unit" options={{ group: "unit", values: RESULT_UNITS }} isFact />
					<RowInput name={`${row}.place`} label="place" options={{ group: "place", values: ["main"] }} isFact />
					<RowInput name={`${row}.formula`} label="formula" isFact className="sm:col-span-2 xl:col-span-3" />
				</div>
			);
		case "screens":
			return (
				<div className={cells}>
					<RowInput name={`${row}.name`} label="name" isFact />
					<RowInput name={`${row}.path`} label="path" isFact />
					<RowInput name={`${row}.as`} label="as" options={{ group: "as", values: VIEWERS }} isFact />
				</div>
			);
	}
}

export function FormulaHelp() {
	const { say } = useNamedWords();
	return (
		<p className="text-step-1 text-ink-subtle">
			{say("fields.formula")}
			<Colon />
			{say("help.formula")}
		</p>
	);
}
