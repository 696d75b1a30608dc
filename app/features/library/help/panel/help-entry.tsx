import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { toggleHelp } from "./use-help";

type Props = {
	onOpen?: () => void;
	returnTo?: RefObject<HTMLElement | null>;
	className: string;
};

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
