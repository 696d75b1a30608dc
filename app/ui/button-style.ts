import { classNames } from "./class-names";

export type ButtonLook = {
	/** One primary per view. Brass only for choosing Pro, collecting a certificate, reviewing money. */
	variant?: "primary" | "secondary" | "quiet" | "brass" | "danger";
	size?: "sm" | "md" | "lg";
};

const variants = {
	primary: "border-transparent bg-brand text-brand-ink hover:bg-brand-hover",
	secondary: "border-control text-ink hover:border-ink hover:bg-surface-sunken",
	quiet: "border-transparent text-ink hover:bg-surface-sunken",
	brass: "border-transparent bg-accent text-accent-ink hover:bg-accent-hover",
	danger: "border-danger text-danger hover:bg-danger-soft",
};

const sizes = {
	sm: "hit-area min-h-9 px-3.5 py-1 text-label",
	md: "min-h-11 px-5 py-2 text-ui",
	lg: "min-h-13 px-6 py-2.5 text-step-2",
};

export function buttonStyle({ variant = "primary", size = "md" }: ButtonLook, className?: string): string {
	return classNames(
		"inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-strong leading-tight break-words no-underline",
		"transition-colors duration-quick aria-disabled:cursor-not-allowed aria-disabled:opacity-70 disabled:cursor-not-allowed disabled:opacity-50",
		variants[variant],
		sizes[size],
		className,
	);
}
