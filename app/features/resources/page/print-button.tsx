import { useTranslation } from "react-i18next";
import type { ButtonProps } from "../../../ui/button";
import { PrintButton as Print } from "../../../ui/print-button";

/** Prints a resource. */
export function PrintButton(look: Pick<ButtonProps, "className" | "size">) {
	const { t } = useTranslation("resources");
	return <Print {...look}>{t("page.print")}</Print>;
}
