import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { CircleX } from "../icons";
import { SentenceGap } from "../text/joining";

export type FieldWords = {
	label: ReactNode;
	labelNote?: ReactNode;
	help?: ReactNode;
	error?: ReactNode;
	hideLabel?: boolean;
};

type ControlAttributes = { id?: string; name?: string; "aria-describedby"?: string };

export function useFieldAttributes({ help, error }: Pick<FieldWords, "help" | "error">, known: ControlAttributes) {
	const generated = useId();
	const id = known.id ?? (known.name ? `field-${known.name}` : generated);
	const describedBy = new Set(known["aria-describedby"]?.split(" "));
	if (help) describedBy.add(`${id}-help`);
	if (error) describedBy.add(`${id}-error`);

	return {
		id,
		"aria-invalid": error ? (true as const) : undefined,
		"aria-describedby": describedBy.size > 0 ? [...describedBy].join(" ") : undefined,
	};
}

type Props = FieldWords & { id: string; className?: string; children: ReactNode };

export function FieldFrame({ id, label, labelNote, hideLabel, help, error, className, children }: Props) {
	return (
		<div className={classNames("flex flex-col", className)}>
			<label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 text-label font-strong text-ink"}>
				{label}
				{labelNote ? (
					<span className="font-normal text-ink-subtle">
						<SentenceGap />
						{labelNote}
					</span>
				) : null}
			</label>
			{children}
			<FieldHelp id={id} help={help} />
			<FieldError id={id} error={error} />
		</div>
	);
}

export function FieldHelp({ id, help }: { id: string; help?: ReactNode }) {
	return help ? (
		<p id={`${id}-help`} className="mt-1.5 text-step-1 text-ink-subtle">
			{help}
		</p>
	) : null;
}

export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
	return error ? (
		<p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-label text-danger">
			<CircleX className="mt-0.5 size-4" />
			<span>{error}</span>
		</p>
	) : null;
}

export const controlStyle = classNames(
	"min-h-11 w-full rounded-control border border-control bg-surface-raised px-3.5 py-2 text-step-2 text-ink",
	"transition-colors duration-quick hover:border-ink-muted",
	"aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger",
	"disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-subtle [&[readonly]]:bg-surface-sunken",
);
