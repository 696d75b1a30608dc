import { useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { ChevronDown, X } from "../icons";
import { Link } from "../link";
import { VisuallyHidden } from "../visually-hidden";

type Props = {
	id: string;
	name: string;
	label: string;
	value: string;
	options: readonly { value: string; label: string }[];
	/** The link that clears the filter. A sort order has none. */
	remove?: { to: string; label: string };
	onChoose: () => void;
	className?: string;
};

export function FilterChip({ id, name, label, value, options, remove, onChoose, className }: Props) {
	const field = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (field.current) field.current.value = value;
	}, [value]);

	return (
		<div
			className={classNames(
				"relative flex min-h-11 min-w-0 items-stretch rounded-control @max-[18rem]/form:flex-wrap border text-label transition-colors duration-quick",
				remove
					? "border-brand bg-brand-soft text-brand-text"
					: "border-control bg-surface-raised hover:border-ink-muted",
				className,
			)}
		>
			<label htmlFor={id} className="flex min-w-0 shrink-0 items-center pl-3 text-ink-muted">
				{label}
			</label>
			<select
				ref={field}
				id={id}
				name={name}
				defaultValue={value}
				onChange={onChoose}
				className={classNames(
					"min-h-10.5 min-w-0 grow cursor-pointer field-sizing-content appearance-none truncate rounded-control bg-transparent pl-2 font-strong",
					remove ? "pr-2" : "pr-8",
				)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			{remove ? (
				<Link
					to={remove.to}
					preventScrollReset
					className="flex min-w-9 shrink-0 items-center justify-center rounded-control"
				>
					<X className="size-4" />
					<VisuallyHidden>{remove.label}</VisuallyHidden>
				</Link>
			) : (
				<ChevronDown className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-muted" />
			)}
		</div>
	);
}
