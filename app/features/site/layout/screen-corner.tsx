import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";

type Props = {
	/** Where the bar of a page takes all of the foot of a phone. */
	isHiddenOnPhones: boolean;
	children: ReactNode;
};

/**
 * What floats at the lower right of the screen. On a phone it is no more than its round buttons, above the bar of a page
 * (`bottom-bar`), and at its end the page leaves room for them; the help stands in the menu there. From 768 px on they stand
 * in the gutter beside the page: 38 px, since the desk and the reading room leave no more than 40 at any width.
 */
export function ScreenCorner({ isHiddenOnPhones, children }: Props) {
	const { t } = useTranslation("frame");
	return (
		<>
			{isHiddenOnPhones ? null : <div className="h-18 beside-bar:h-36 md:hidden print:hidden" />}
			<nav
				aria-label={t("corner")}
				className={classNames(
					isHiddenOnPhones && "max-md:hidden",
					"screen-corner pointer-events-none fixed z-30 flex items-end gap-3 *:pointer-events-auto max-md:right-3 max-md:bottom-3 beside-bar:bottom-20 md:right-0.5 md:bottom-22 md:h-44 md:flex-col md:justify-end lg:bottom-6 md:[&>:is(a,button)]:size-9 print:hidden",
				)}
			>
				{children}
			</nav>
		</>
	);
}
