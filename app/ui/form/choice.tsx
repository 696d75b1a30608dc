import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "../class-names";
import { Check } from "../icons";
import { FieldError, FieldHelp, type FieldWords, useFieldAttributes } from "./field-frame";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

export type CheckboxProps = Pick<FieldWords, "label" | "help" | "error" | "hideLabel"> &
	InputProps & {
		count?: ReactNode;
	};

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
	{ label, help, error, hideLabel, count, className, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help, error }, choiceId(rest));

	return (
		<div className={className}>
			<label className={classNames(row, count !== undefined && "has-checked:font-strong")}>
				<span className={box}>
					<input
						{...rest}
						{...attributes}
						ref={ref}
						type="checkbox"
						className={classNames(control, "rounded-badge checked:bg-brand")}
					/>
					<Check className="pointer-events-none absolute hidden size-3.5 stroke-[2.5] text-brand-ink peer-checked:block forced-colors:hidden" />
				</span>
				<span className={hideLabel ? "sr-only" : "min-w-0 grow"}>{label}</span>
				{count === undefined ? null : <span className="text-step-1 font-normal text-ink-subtle tabular">{count}</span>}
			</label>
			<div className={words}>
				<FieldHelp id={attributes.id} help={help} />
				<FieldError id={attributes.id} error={error} />
			</div>
		</div>
	);
});

export type RadioOptionProps = Pick<FieldWords, "label" | "help"> & InputProps;

/** One of several with the same `name`; use it in a `ChoiceGroup`. */
export const RadioOption = forwardRef<HTMLInputElement, RadioOptionProps>(function RadioOption(
	{ label, help, className, ...rest },
	ref,
) {
	const attributes = useFieldAttributes({ help }, choiceId(rest));

	return (
		<div className={className}>
			<label className={row}>
				<span className={box}>
					<input
						{...rest}
						{...attributes}
						ref={ref}
						type="radio"
						className={classNames(control, "rounded-full checked:border-6")}
					/>
				</span>
				<span className="min-w-0 grow">{label}</span>
			</label>
			<div className={words}>
				<FieldHelp id={attributes.id} help={help} />
			</div>
		</div>
	);
});

export type ChoiceGroupProps = Pick<FieldWords, "help" | "error" | "hideLabel"> & {
	legend: ReactNode;
	/** The id that an error summary links to. */
	id: string;
	className?: string;
	children: ReactNode;
};

export function ChoiceGroup({ legend, id, help, error, hideLabel, className, children }: ChoiceGroupProps) {
	const { id: _, ...attributes } = useFieldAttributes({ help, error }, { id });

	return (
		<fieldset id={id} tabIndex={-1} {...attributes} className={className}>
			<legend className={hideLabel ? "sr-only" : "mb-0.5 text-label font-strong text-ink"}>{legend}</legend>
			{children}
			<FieldHelp id={id} help={help} />
			<FieldError id={id} error={error} />
		</fieldset>
	);
}

/** Checkboxes of a group share their name, so the id includes the value. */
function choiceId({ id, name, value, ...rest }: InputProps) {
	return {
		id: id ?? (name && value !== undefined ? `field-${name}-${value}` : undefined),
		name,
		"aria-describedby": rest["aria-describedby"],
	};
}

const row = "flex min-h-11 items-center gap-3 py-1.5 text-ui leading-snug text-ink-muted has-checked:text-ink";
/** Nearer to its own choice than to the next one. */
const words = "pl-8 [&>p]:mt-0 [&>p:first-child]:-mt-1 [&>p:last-child]:mb-1.5";
const box = "relative inline-flex size-5 shrink-0 items-center justify-center";
const control = classNames(
	"peer size-5 appearance-none border border-control bg-surface-raised transition-colors duration-quick",
	"checked:border-brand hover:border-ink-muted aria-invalid:border-danger forced-colors:appearance-auto",
);
