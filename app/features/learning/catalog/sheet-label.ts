import { useTranslation } from "react-i18next";

/** "Sheet 1 of 6". Without the total when the number exceeds it, because courses may have been removed. */
export function useSheetLabel({ id, sheetTotal }: { id: number; sheetTotal: number }): string {
	const { t } = useTranslation("catalog");
	return id > sheetTotal ? t("cover.sheetAlone", { number: id }) : t("cover.sheet", { number: id, total: sheetTotal });
}
