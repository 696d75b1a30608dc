import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { toggleHelp } from "./use-help";

type Props = {
	/** Called first, for a sheet that has to make room. */
	onOpen?: () => void;
	/** Takes the focus afterwards, since a sheet takes this link with it. */
	returnTo?: RefObject<HTMLElement | null>;
	className: string;
};

/** The help of the page as an entry of the menu of phones, in words. */
export function HelpEntry({ onOpen, returnTo, className }: Props) {
	const { t } = useTranslation("frame");
	return (
		<Link
			to="/help"
			onClick={(event) => {
				onOpen?.();
				toggleHelp(event, returnTo?.current);
			}}
			className={className}
		>
			{t("help.open")}
		</Link>
	);
}
