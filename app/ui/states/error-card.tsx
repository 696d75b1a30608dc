import type { ReactNode } from "react";
import { Card } from "../card";

export type ErrorCardProps = {
	title: ReactNode;
	children: ReactNode;
	actions?: ReactNode;
	footnote?: ReactNode;
	headingLevel?: 1 | 2 | 3;
	className?: string;
};

export function ErrorCard({ title, children, actions, footnote, headingLevel = 2, className }: ErrorCardProps) {
	const Heading = `h${headingLevel}` as const;

	return (
		<Card role="alert" className={className}>
			<Heading className="font-serif text-step-3 font-display">{title}</Heading>
			<div className="mt-1 text-ui text-ink-muted">{children}</div>
			{actions ? <div className="mt-5 flex flex-wrap gap-3">{actions}</div> : null}
			{footnote ? <p className="mt-4 text-step-1 text-ink-subtle">{footnote}</p> : null}
		</Card>
	);
}
