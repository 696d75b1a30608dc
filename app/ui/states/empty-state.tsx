import type { ReactNode } from "react";
import { classNames } from "../class-names";

export type EmptyStateProps = {
	title: ReactNode;
	children?: ReactNode;
	action?: ReactNode;
	picture?: ReactNode;
	headingLevel?: 2 | 3 | 4;
	className?: string;
};

export function EmptyState({ title, children, action, picture, headingLevel = 2, className }: EmptyStateProps) {
	const Heading = `h${headingLevel}` as const;

	return (
		<div className={classNames("rounded-card border border-dashed border-control p-6 md:p-10", className)}>
			{picture ? <div aria-hidden="true">{picture}</div> : null}
			<Heading className="font-serif text-step-3 font-display">{title}</Heading>
			{children ? <div className="mt-1.5 max-w-[36rem] text-ui text-ink-muted">{children}</div> : null}
			{action ? <div className="mt-5 flex flex-wrap gap-3">{action}</div> : null}
		</div>
	);
}
