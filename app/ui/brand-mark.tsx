import { classNames } from "./class-names";

/** Decorative. */
export function BrandMark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("size-6 shrink-0", className)}>
			<path
				className="fill-brand"
				d="M0 0h11.1L8.5 10.4H0zM0 12.9h7.9L5.1 24H0zM13.2 0H24v6.7H11.5zM8.9 17.2H24V24H7.2z"
			/>
			<path className="fill-accent" d="M11 8.7h13v6.5H9.4z" />
		</svg>
	);
}

export function Brand({ className }: { className?: string }) {
	return (
		<span className={classNames("inline-flex items-center gap-2.5", className)}>
			<BrandMark />
			<span className="font-serif text-[1.25rem] leading-none font-title tracking-[0.03em] text-ink">G.R.E.W.</span>
		</span>
	);
}
