import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "./tooltip-delays";

/** Stands around all tooltips of a page, so that the second one need not wait as long as the first. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
			{children}
		</Radix.Provider>
	);
}

export type TooltipProps = {
	/** A few words more. Never the only name of a thing: fingers have no tooltips. */
	content: ReactNode;
	side?: "top" | "right" | "bottom" | "left";
	/** One element that takes the focus. */
	children: ReactElement;
};

/** Shows on hover and on focus, stays while the pointer is on it, goes with Escape. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
	return (
		<Radix.Root>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className="z-60 max-w-72 rounded-control bg-surface-brand px-3 py-1.5 text-label text-ink-on-brand shadow-float data-[state=delayed-open]:animate-fade-in"
				>
					{content}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
