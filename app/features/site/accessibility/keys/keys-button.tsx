import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { keysRequest } from "./keys-request";

export function KeysButton() {
	const { t } = useTranslation("frame");
	return (
		<IconButton
			label={t("accessibility.keys")}
			aria-haspopup="dialog"
			aria-keyshortcuts="?"
			onClick={() => keysRequest.ask()}
			className="font-strong max-xl:hidden noscript:hidden"
		>
			?
		</IconButton>
	);
}
