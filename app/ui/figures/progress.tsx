import { classNames } from "../class-names";

export type ProgressProps = {
	value?: number | null;
	max?: number;
	label: string;
	valueText?: string;
	className?: string;
};

export function Progress({ value, max, label, valueText, className }: ProgressProps) {
	const limit = isNumber(max) && max > 0 ? max : 100;
	const known = isNumber(value) && value >= 0 && value <= limit ? value : null;

	return (
		<span
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={limit}
			aria-valuenow={known ?? undefined}
			aria-valuetext={valueText}
			data-state={known === null ? "indeterminate" : known === limit ? "complete" : "loading"}
			data-value={known ?? undefined}
			data-max={limit}
			className={classNames(
				"block h-2 overflow-hidden rounded-badge border border-control bg-surface-sunken forced-color-adjust-none",
				className,
			)}
		>
			{known === null ? (
				<span className="block h-full bg-[repeating-linear-gradient(102deg,var(--color-brand)_0_0.5rem,transparent_0.5rem_1rem)]" />
			) : (
				<span
					className="block h-full bg-brand transition-[width] duration-sheet"
					style={{ width: `${(known / limit) * 100}%` }}
				/>
			)}
		</span>
	);
}

function isNumber(value: unknown): value is number {
	return typeof value === "number" && Number.isFinite(value);
}
