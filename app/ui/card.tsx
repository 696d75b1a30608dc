import type { HTMLAttributes } from "react";
import { classNames } from "./class-names";

export type CardProps = HTMLAttributes<HTMLDivElement> & {
	/** For a card that overlays something: the price card, the continue card. */
	floating?: boolean;
	/** No padding, for a card with a picture up to its edge. */
	flush?: boolean;
};

/** For a price, continue, exercise or error. Courses are not boxed. */
export function Card({ floating = false, flush = false, className, ...rest }: CardProps) {
	return (
		<div
			{...rest}
			className={classNames(
				"rounded-card border border-line-strong bg-surface-raised",
				flush ? "overflow-hidden" : "p-5 md:p-6",
				floating && "shadow-float",
				className,
			)}
		/>
	);
}
