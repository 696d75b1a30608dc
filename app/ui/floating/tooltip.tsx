import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "./tooltip-delays";

/** Wraps all tooltips of a page, so that they share the opening delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
			{children}
		</Radix.Provider>
	);
}

export type TooltipProps = {
	/** Never the only name of a control: touch screens show no tooltips. */
	content: ReactNode;
	side?: "top" | "right" | "bottom" | "left";
	/** One focusable element. */
	children: ReactElement;
};

/** Opens on hover and focus, stays while the pointer is on it, closes on Escape. */
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
