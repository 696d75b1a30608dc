import { Children, type ReactNode } from "react";
import { classNames } from "../class-names";

/** Side by side from tablets on, more than four from desktops on. */
export function StatList({ children, className }: { children: ReactNode; className?: string }) {
	const isLong = Children.count(children) > 4;
	return (
		<dl
			className={classNames(
				"grid grid-cols-2 border-y border-line-strong [&>div]:py-5",
				isLong
					? "md:grid-cols-3 xl:flex xl:divide-x xl:divide-line xl:[&>div]:flex-1 xl:[&>div]:px-6 xl:[&>div:first-child]:pl-0 xl:[&>div:last-child]:pr-0"
					: "md:flex md:divide-x md:divide-line md:[&>div]:flex-1 md:[&>div]:px-6 md:[&>div:first-child]:pl-0 md:[&>div:last-child]:pr-0",
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
			<dt className="hyphens-auto text-step-1 text-ink-muted">{label}</dt>
			<dd className="mt-0.5 font-serif text-step-5 lining-nums">{value}</dd>
			{note ? <dd className="mt-1 text-step-1 text-ink-subtle">{note}</dd> : null}
		</div>
	);
}
