import type { LinkProps } from "@remix-run/react";
import { classNames } from "./class-names";
import { Plus, X } from "./icons";
import { Link } from "./link";
import { Colon } from "./text/joining";
import { VisuallyHidden } from "./visually-hidden";

export type ChipProps = LinkProps & {
	/** A chosen filter: the link removes it. Otherwise the link adds it. */
	chosen?: boolean;
	actionLabel: string;
};

export function Chip({ chosen = false, actionLabel, className, children, ...rest }: ChipProps) {
	return (
		<Link
			preventScrollReset
			{...rest}
			className={classNames(
				"hit-area inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-label transition-colors duration-quick",
				chosen
					? "border-brand bg-brand-soft font-strong text-brand-text hover:border-brand-text"
					: "border-control bg-surface-raised text-ink hover:bg-surface-sunken",
				className,
			)}
		>
			{chosen ? null : <Plus className="size-3.5" />}
			<VisuallyHidden>
				{actionLabel}
				<Colon />
			</VisuallyHidden>
			{children}
			{chosen ? <X className="size-3.5" /> : null}
		</Link>
	);
}
