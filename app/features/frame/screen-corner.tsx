import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { splitLanguagePrefix } from "../../shared/language-prefix";
import { classNames } from "../../ui/class-names";

/** Pages with a bar of their own at the foot of a phone's screen. */
const FOOT_BAR = /^\/(?:courses|lessons)\/\d+\/?$/;

/** What floats at the lower right of the screen, one above the other. It makes way for a bar at the foot. */
export function ScreenCorner({ children }: { children: ReactNode }) {
	const { path } = splitLanguagePrefix(useLocation().pathname);
	return (
		<div
			className={classNames(
				"pointer-events-none fixed right-4 z-30 flex flex-col items-end gap-3 *:pointer-events-auto md:right-6 print:hidden",
				FOOT_BAR.test(path) ? "bottom-36 lg:bottom-6" : "bottom-5 md:bottom-6",
			)}
		>
			{children}
		</div>
	);
}
