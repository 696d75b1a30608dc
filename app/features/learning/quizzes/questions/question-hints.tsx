import { useTranslation } from "react-i18next";

/** Reveals one hint at a time; works without JavaScript. */
export function QuestionHints({ hints, lang }: { hints: readonly string[]; lang: string | undefined }) {
	const { t } = useTranslation("lesson");

	return hints.map((hint, index) => (
		<details key={hint} className="mt-3 text-ui">
			<summary className="link inline-block min-h-8 cursor-pointer">
				{t("quiz.hint", { number: index + 1, count: hints.length })}
			</summary>
			<p lang={lang} className="mt-1 text-ink-muted">
				{hint}
			</p>
		</details>
	));
}
