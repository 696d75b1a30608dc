import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names";
import { VisuallyHidden } from "../visually-hidden";

type Props = {
	className?: string;
	style?: CSSProperties;
};

/** A placeholder while something loads. It does not shimmer. */
export function Skeleton({ className, style }: Props) {
	return (
		<div
			aria-hidden="true"
			style={style}
			className={classNames("rounded-badge border border-line bg-surface-sunken", className)}
		/>
	);
}

/** Announces loading once for all its skeletons. */
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
