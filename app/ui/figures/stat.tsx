import type { ReactNode } from "react";
import { classNames } from "../class-names";

export function StatList({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<dl
			className={classNames(
				"grid grid-cols-2 border-y border-line-strong md:flex md:divide-x md:divide-line",
				"[&>div]:py-5 md:[&>div]:flex-1 md:[&>div]:px-6 md:[&>div:first-child]:pl-0 md:[&>div:last-child]:pr-0",
				className,
			)}
		>
			{children}
		</dl>
	);
}

export type StatProps = {
	label: ReactNode;
	value: ReactNode;
	note?: ReactNode;
	className?: string;
};

export function Stat({ label, value, note, className }: StatProps) {
	return (
		<div className={classNames("min-w-0 pr-4", className)}>
			<dt className="text-step-1 text-ink-muted">{label}</dt>
			<dd className="mt-0.5 font-serif text-step-5 lining-nums">{value}</dd>
			{note ? <dd className="mt-1 text-step-1 text-ink-subtle">{note}</dd> : null}
		</div>
	);
}
