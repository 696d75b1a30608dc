import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BadgeTone = "brass" | "neutral" | "outline" | "success" | "info" | "warning" | "danger";

export type BadgeProps = {
	tone?: BadgeTone;
	children: ReactNode;
	className?: string;
};

/** States carry a dot, so that colour is not the only sign. */
export function Badge({ tone = "neutral", children, className }: BadgeProps) {
	return (
		<span
			className={classNames(
				"inline-flex min-h-6 items-center gap-1.5 rounded-badge border px-2 font-sans text-badge font-bold tracking-normal break-keep",
				tones[tone],
				className,
			)}
		>
			{tone === "brass" || tone === "outline" ? null : (
				<span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
			)}
			{children}
		</span>
	);
}

const tones: Record<BadgeTone, string> = {
	brass: "border-transparent bg-accent text-accent-ink",
	outline: "border-accent-text text-accent-text",
	neutral: "border-control font-strong text-ink-muted",
	success: "border-transparent bg-brand-soft text-brand-text",
	info: "border-transparent bg-info-soft text-info",
	warning: "border-transparent bg-warning-soft text-warning",
	danger: "border-transparent bg-danger-soft text-danger",
};
