import {
	forwardRef,
	type InputHTMLAttributes,
	type ReactNode,
	type SelectHTMLAttributes,
	type TextareaHTMLAttributes,
} from "react";
import { classNames } from "../class-names";
import { ChevronDown } from "../icons";
import { controlStyle, FieldFrame, type FieldWords, useFieldAttributes } from "./field-frame";

export type TextFieldProps = FieldWords &
	InputHTMLAttributes<HTMLInputElement> & {
		/** A prefix or suffix inside the field: "$", an icon, "min". */
		before?: ReactNode;
		after?: ReactNode;
	};

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
	{ label, labelNote, hideLabel, help, error, before, after, className, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help, error }, rest);

	return (
		<FieldFrame
			label={label}
			labelNote={labelNote}
			hideLabel={hideLabel}
			help={help}
			error={error}
			className={className}
			id={attributes.id}
		>
			<span className="relative flex">
				{before ? <span className={classNames(sign, "left-3.5")}>{before}</span> : null}
				<input
					type="text"
					{...rest}
					{...attributes}
					ref={ref}
					className={classNames(controlStyle, Boolean(before) && "pl-10", Boolean(after) && "pr-14")}
				/>
				{after ? <span className={classNames(sign, "right-3.5")}>{after}</span> : null}
			</span>
		</FieldFrame>
	);
});

const sign = "pointer-events-none absolute inset-y-0 flex items-center text-ink-subtle";

export type TextAreaProps = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
	{ label, labelNote, hideLabel, help, error, className, rows = 4, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help, error }, rest);

	return (
		<FieldFrame
			label={label}
			labelNote={labelNote}
			hideLabel={hideLabel}
			help={help}
			error={error}
			className={className}
			id={attributes.id}
		>
			<textarea
				{...rest}
				{...attributes}
				ref={ref}
				rows={rows}
				className={classNames(controlStyle, "field-sizing-content min-h-24 resize-y")}
			/>
		</FieldFrame>
	);
});

export type SelectFieldProps = FieldWords & SelectHTMLAttributes<HTMLSelectElement>;

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
	{ label, labelNote, hideLabel, help, error, className, children, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help, error }, rest);

	return (
		<FieldFrame
			label={label}
			labelNote={labelNote}
			hideLabel={hideLabel}
			help={help}
			error={error}
			className={className}
			id={attributes.id}
		>
			<span className="relative flex">
				<select
					{...rest}
					{...attributes}
					ref={ref}
					className={classNames(controlStyle, "appearance-none truncate pr-10")}
				>
					{children}
				</select>
				<ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-muted" />
			</span>
		</FieldFrame>
	);
});
