import { useTranslation } from "react-i18next";
import { TOAST_HOTKEY } from "#app/ui/toast/toast-store.ts";
import { Toaster } from "#app/ui/toast/toaster.tsx";

export function Notifications() {
	const { t } = useTranslation();
	return (
		<Toaster
			words={{ region: t("toasts.region", { hotkey: TOAST_HOTKEY }), label: t("toasts.label"), close: t("close") }}
		/>
	);
}
