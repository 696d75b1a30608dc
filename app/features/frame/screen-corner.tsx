import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { factsOf } from "../../shared/pages/page";
import { classNames } from "../../ui/class-names";

/** What floats at the lower right of the screen, one above the other. It makes way for a bar of the page at the foot. */
export function ScreenCorner({ children }: { children: ReactNode }) {
	const hasFootBar = useMatches().some((match) => factsOf(match).footBar);
	return (
		<div
			className={classNames(
				"pointer-events-none fixed right-4 z-30 flex flex-col items-end gap-3 *:pointer-events-auto md:right-6 print:hidden",
				hasFootBar ? "bottom-36 lg:bottom-6" : "bottom-5 md:bottom-6",
			)}
		>
			{children}
		</div>
	);
}
