import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { factsOf } from "../../shared/pages/page";
import { classNames } from "../../ui/class-names";
import { useReadingOn } from "./use-reading-on";

/**
 * What floats at the lower right of the screen, and covers no text: on a phone it is a strip of its own at the foot, from
 * there on it stands in the gutter beside the page. Over the bar that a page has at its foot it steps aside while the
 * reader goes down the page.
 */
export function ScreenCorner({ children }: { children: ReactNode }) {
	const hasFootBar = useMatches().some((match) => factsOf(match).footBar);
	return hasFootBar ? (
		<OverBar>{children}</OverBar>
	) : (
		<>
			<div className="h-13 md:hidden print:hidden" />
			<div
				className={classNames(
					"fixed z-30 flex items-center justify-end print:hidden",
					"max-md:inset-x-0 max-md:bottom-0 max-md:min-h-13 max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:pb-[env(safe-area-inset-bottom)] max-md:*:shadow-none",
					gutter,
				)}
			>
				{children}
			</div>
		</>
	);
}

/** From 768 px up: small enough for the gutter, until that is wide. */
const gutter =
	"md:pointer-events-none md:right-0.5 md:bottom-6 md:flex-col md:items-end md:gap-3 md:*:pointer-events-auto md:[&>:is(a,button)]:size-9 min-[85rem]:right-6 min-[85rem]:[&>:is(a,button)]:size-11";

function OverBar({ children }: { children: ReactNode }) {
	const isReadingOn = useReadingOn();
	return (
		<div
			className={classNames(
				"pointer-events-none fixed right-4 bottom-22 z-30 flex flex-col items-end gap-3 *:pointer-events-auto md:max-lg:bottom-22 lg:bottom-6 print:hidden",
				"transition-opacity duration-quick",
				gutter,
				isReadingOn && "max-lg:not-focus-within:invisible max-lg:not-focus-within:opacity-0",
			)}
		>
			{children}
		</div>
	);
}
