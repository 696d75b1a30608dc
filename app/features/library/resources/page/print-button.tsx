import { useTranslation } from "react-i18next";
import type { ButtonProps } from "#app/ui/button.tsx";
import { PrintButton as Print } from "#app/ui/print-button.tsx";

export function PrintButton(look: Pick<ButtonProps, "className" | "size">) {
	const { t } = useTranslation("resources");
	return <Print {...look}>{t("page.print")}</Print>;
}
