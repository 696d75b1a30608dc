import type { HTMLAttributes } from "react";
import { classNames } from "./class-names";

export type CardProps = HTMLAttributes<HTMLDivElement> & {
	/** For a card that overlays something: the price card, the continue card. */
	floating?: boolean;
	flush?: boolean;
};

/** For a price, continue, exercise or error; not for courses. */
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
