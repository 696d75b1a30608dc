import { useTranslation } from "react-i18next";
import type { PartProblem } from "./part-problems";

/** Says a problem of a part in words: "Title: Missing". */
export function useProblemWords() {
	const { t } = useTranslation("course-editor");
	return ({ field, reason, limit, line }: Pick<PartProblem, "field" | "reason" | "limit" | "line">): string =>
		t("problems.at", { field: t(`fields.${field}`), problem: t(`problems.${reason}`, { limit, line }) });
}
