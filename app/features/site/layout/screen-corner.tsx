import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";

type Props = {
	/** For pages whose bar fills the bottom of a phone. */
	isHiddenOnPhones: boolean;
	children: ReactNode;
};

/**
 * Floating buttons at the lower right. On phones only round buttons above the page's bar (`bottom-bar`), with space
 * left at the page's end; help is in the menu. From 768 px on they stand in the gutter: 38 px, because the desk and
 * the lesson page leave 40 at most.
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
