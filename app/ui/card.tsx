import type { HTMLAttributes } from "react";
import { classNames } from "./class-names";

export type CardProps = HTMLAttributes<HTMLDivElement> & {
	/** For what floats over something else: the price card, the continue card. */
	floating?: boolean;
	/** No inner space, for a card that holds a picture up to its edge. */
	flush?: boolean;
};

/** A box is for a thing: price, continue, exercise, error. A course is not boxed. */
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
