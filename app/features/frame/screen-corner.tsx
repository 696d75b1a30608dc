import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

/**
 * What floats at the lower right of the screen, and covers no text: on a phone it is a strip of its own at the foot, over
 * which a page places its own bar (`max-md:bottom-14`), from there on it stands in the gutter beside the page: 38 px, since
 * the desk and the reading room leave no more than 40 at any width. What reacts to a finger is 44 px (`hit-area`). Its room is
 * the same whatever stands in it: nothing moves when one more button comes.
 */
export function ScreenCorner({ children, isHiddenOnPhones }: { children: ReactNode; isHiddenOnPhones: boolean }) {
	return (
		<>
			{isHiddenOnPhones ? null : <div className="h-14 md:hidden print:hidden" />}
			<div
				className={classNames(
					isHiddenOnPhones && "max-md:hidden",
					"fixed z-30 flex items-center justify-end max-md:inset-x-0 max-md:bottom-0 max-md:h-14 max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:*:shadow-none md:pointer-events-none md:right-0.5 md:bottom-22 md:h-44 md:flex-col md:items-end md:gap-3 md:*:pointer-events-auto lg:bottom-6 md:[&>:is(a,button)]:size-9 print:hidden",
				)}
			>
				{children}
			</div>
		</>
	);
}
