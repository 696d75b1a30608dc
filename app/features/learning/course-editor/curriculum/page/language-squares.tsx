import { useTranslation } from "react-i18next";
import { joinParts, joinSentences } from "#app/shared/words/joining.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { LanguageState } from "../../drafts/edited-course.server";

type Props = { states: Readonly<Record<Language, LanguageState>>; className?: string };

/** Six squares for six languages: filled published, half changed, empty never written. */
export function LanguageSquares({ states, className }: Props) {
	const words = useStateWords(states);
	return (
		<span role="img" aria-label={words} data-tooltip={words} className={classNames("inline-flex gap-0.5", className)}>
			{LANGUAGES.map(({ code }) => (
				<span
					key={code}
					className={classNames("size-2.5 border border-brand-text", LOOKS[states[code]], "forced-color-adjust-none")}
				/>
			))}
		</span>
	);
}

const STATES: readonly LanguageState[] = ["published", "changed", "never"];

const LOOKS: Record<LanguageState, string> = {
	published: "bg-brand-text",
	changed: "bg-linear-to-br from-brand-text from-50% to-transparent to-50%",
	never: "",
};

/** "Published in English and German. Not written in …" */
export function useStateWords(states: Readonly<Record<Language, LanguageState>>): string {
	const { t, i18n } = useTranslation("course-editor");
	return joinSentences(
		i18n.language,
		STATES.map((state) => {
			const names = LANGUAGES.filter(({ code }) => states[code] === state).map(({ name }) => name);
			return names.length > 0 && t(`curriculum.states.${state}`, { languages: joinParts(i18n.language, names) });
		}),
	);
}
