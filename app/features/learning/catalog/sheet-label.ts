import { useTranslation } from "react-i18next";

/** "Sheet 1 of 6" in the language of the page. A number past the last says no more than itself: some courses may be gone. */
export function useSheetLabel({ id, sheetTotal }: { id: number; sheetTotal: number }): string {
	const { t } = useTranslation("catalog");
	return id > sheetTotal ? t("cover.sheetAlone", { number: id }) : t("cover.sheet", { number: id, total: sheetTotal });
}
