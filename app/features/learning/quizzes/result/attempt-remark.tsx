import { useTranslation } from "react-i18next";
import { usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import type { Quiz } from "../quiz-data.server";

type Props = { remark: Quiz["attempts"][number]["remark"]; className?: string };

/** Why an attempt has another score than when it was handed in. */
export function AttemptRemark({ remark, className }: Props) {
	const { t, i18n } = useTranslation("lesson");
	const percent = usePercent();
	if (!remark) return null;
	const { at, from, corrected, full, isUndone } = remark;
	const list = (numbers: readonly number[]) => listFormat(i18n.language).format(numbers.map(String));
	const said = (numbers: readonly number[], reason: "corrected" | "full" | "undone") =>
		numbers.length > 0 && t(`remark.${reason}`, { count: numbers.length, numbers: list(numbers), at });
	const sentences = isUndone
		? [
				said(
					[...corrected, ...full].sort((a, b) => a - b),
					"undone",
				),
			]
		: [said(corrected, "corrected"), said(full, "full")];
	return (
		<p className={className}>
			{joinSentences(i18n.language, [...sentences, t("remark.before", { score: percent(from) })])}
		</p>
	);
}
