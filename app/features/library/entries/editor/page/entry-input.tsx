import { useField } from "@conform-to/react";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { EntryField } from "../../kinds/form-shape";
import { fieldId, fieldName, useEntryForm, useNamedWords, useProblem } from "./entry-form-context";
import { FileInput } from "./file-input";

type Props = { field: EntryField; label?: string; className?: string };

export function EntryInput({ field, label, className }: Props) {
	const { name, input, options, isFixed, of } = field;
	const { say, has } = useNamedWords();
	const { choices, constraints, language, isNew } = useEntryForm();
	const [meta] = useField<string>(fieldName(name));
	const error = useProblem(name);
	const common = {
		id: fieldId(name),
		name: fieldName(name),
		label: label ?? say(`fields.${name}`),
		help: has(`help.${name}`) ? say(`help.${name}`, { open: "{{", close: "}}" }) : undefined,
		error,
		lang: of === "words" ? language : undefined,
		className,
	};
	const value = meta.initialValue ?? "";
	if (input === "select") {
		const listed =
			typeof options === "string"
				? (choices[options] ?? []).filter((choice) => !choice.isRetired || choice.value === value)
				: (options ?? []).map((one) => ({ value: one, label: say(`options.${name}.${one}`) }));
		const isLocked = isFixed && !isNew;
		const own =
			listed.some((option) => option.value === value) || !value ? listed : [...listed, { value, label: value }];
		return (
			<SelectField key={meta.key} {...common} defaultValue={value} disabled={isLocked}>
				<option value="">{say("options.choose")}</option>
				{own.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</SelectField>
		);
	}
	if (input === "file") return <FileInput key={meta.key} {...common} field={name} defaultValue={value} />;
	if (input === "markdown") {
		return <TextArea key={meta.key} {...common} defaultValue={value} rows={14} maxLength={constraints[name]} />;
	}
	if (input === "long" || input === "lines") {
		return <TextArea key={meta.key} {...common} defaultValue={value} rows={3} maxLength={constraints[name]} />;
	}
	return (
		<TextField
			key={meta.key}
			{...common}
			type={input === "date" ? "date" : "text"}
			defaultValue={value}
			maxLength={constraints[name]}
			autoComplete="off"
		/>
	);
}

type CellProps = {
	name: string;
	label: string;
	isLong?: boolean;
	options?: { group: string; values: readonly string[] };
	type?: "text" | "date";
	isNumber?: boolean;
	isFact?: boolean;
	className?: string;
};

export function RowInput({ name, label, isLong, options, type = "text", isNumber, isFact, className }: CellProps) {
	const { say, has } = useNamedWords();
	const { language } = useEntryForm();
	const [meta] = useField<string>(fieldName(name));
	const error = useProblem(name);
	const common = {
		id: fieldId(name),
		name: fieldName(name),
		label: say(`fields.${label}`),
		error,
		defaultValue: meta.initialValue ?? "",
		lang: isFact ? undefined : language,
		className,
	};
	if (options) {
		return (
			<SelectField key={meta.key} {...common}>
				<option value="">{say("options.choose")}</option>
				{options.values.map((value) => (
					<option key={value} value={value}>
						{has(`options.${options.group}.${value}`) ? say(`options.${options.group}.${value}`) : value}
					</option>
				))}
			</SelectField>
		);
	}
	if (isLong) return <TextArea key={meta.key} {...common} rows={2} />;
	return (
		<TextField key={meta.key} {...common} type={type} inputMode={isNumber ? "decimal" : undefined} autoComplete="off" />
	);
}

/** A row's key never changes. */
export function RowKey({ name }: { name: string }) {
	const [meta] = useField<string>(fieldName(name));
	return <input key={meta.key} type="hidden" name={fieldName(name)} defaultValue={meta.initialValue ?? ""} />;
}
