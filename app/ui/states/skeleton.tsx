import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names";
import { VisuallyHidden } from "../visually-hidden";

type Props = {
	/** Its size: "h-6 w-3/4", "aspect-3/2". */
	className?: string;
	style?: CSSProperties;
};

/** The shape of one thing that is on its way. It does not shimmer. */
export function Skeleton({ className, style }: Props) {
	return (
		<div
			aria-hidden="true"
			style={style}
			className={classNames("rounded-badge border border-line bg-surface-sunken", className)}
		/>
	);
}

/** Says once, for all the shapes in it, that something is loading. */
export function SkeletonGroup({
	label,
	className,
	children,
}: {
	label: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div role="status" className={className}>
			<VisuallyHidden>{label}</VisuallyHidden>
			{children}
		</div>
	);
}
