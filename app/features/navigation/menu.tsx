import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names";

type Props = { label: string; trigger: ReactNode; children: ReactNode; className?: string };

/**
 * A menu that opens without JavaScript. Script adds that it closes on Escape, on
 * a click elsewhere and when the page changes.
 */
export function Menu({ label, trigger, children, className }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes because the page changed
	useEffect(() => close(details.current), [key]);
	useEffect(() => {
		const element = details.current;
		const onPointer = (event: PointerEvent) => {
			if (!element?.contains(event.target as Node)) close(element);
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element?.open) return;
			close(element);
			element.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", onPointer);
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("pointerdown", onPointer);
			document.removeEventListener("keydown", onKey);
		};
	}, []);

	return (
		<details ref={details} className={classNames("relative", className)}>
			<summary
				aria-label={label}
				className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-control px-2 text-ink-muted transition-colors duration-quick hover:bg-surface-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
			>
				{trigger}
			</summary>
			<div className="absolute right-0 z-40 mt-2 min-w-56 rounded-card border border-line bg-surface-raised p-2 shadow-float">
				{children}
			</div>
		</details>
	);
}

function close(element: HTMLDetailsElement | null) {
	if (element) element.open = false;
}

/** The look of one entry, link or button. */
export const menuItem =
	"flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ui text-ink no-underline hover:bg-surface-sunken aria-[current]:font-strong";
