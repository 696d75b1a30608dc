import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

type Props = {
	/** The most buttons that stand here at a time: their room is kept, so that nothing moves when one more comes. */
	most: 2 | 3;
	/** Where the bar of a page takes all of the foot of a phone, and leads to the help elsewhere. */
	isHiddenOnPhones: boolean;
	children: ReactNode;
};

/**
 * What floats at the lower right of the screen, and covers no text: on a phone it is a strip of its own at the foot, in which
 * a page lays its own bar (`bottom-bar`) beside the buttons. From there on it stands in the gutter beside the page: 38 px, since
 * the desk and the reading room leave no more than 40 at any width.
 */
export function ScreenCorner({ most, isHiddenOnPhones, children }: Props) {
	return (
		<>
			{isHiddenOnPhones ? null : <div className="h-14 beside-bar:h-16 md:hidden print:hidden" />}
			<div
				data-most={most}
				className={classNames(
					isHiddenOnPhones && "max-md:hidden",
					"screen-corner fixed z-20 flex items-center justify-end max-md:inset-x-0 max-md:bottom-0 max-md:h-14 max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:*:shadow-none beside-bar:h-16 beside-bar:gap-2 beside-bar:border-line-strong beside-bar:bg-surface-raised beside-bar:px-3 beside-bar:[&>:is(a,button)]:size-9 md:pointer-events-none md:right-0.5 md:bottom-22 md:z-30 md:h-44 md:flex-col md:items-end md:gap-3 md:*:pointer-events-auto lg:bottom-6 md:[&>:is(a,button)]:size-9 print:hidden",
				)}
			>
				{children}
			</div>
		</>
	);
}
