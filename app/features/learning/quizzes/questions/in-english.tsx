import type { i18n as I18n, Namespace } from "i18next";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { WordTree } from "#app/shared/words/translator.ts";
import { createWordsInstance } from "#app/shared/words/words-instance.ts";

type Props = { words: WordTree; children: ReactNode };

/** Untranslated content: buttons and hints inside are English, too. */
export function InEnglish({ words, children }: Props) {
	const { i18n } = useTranslation();
	const english = useMemo(() => englishLesson(i18n, words), [i18n, words]);
	return (
		<I18nextProvider i18n={english}>
			<div lang="en">{children}</div>
		</I18nextProvider>
	);
}

function englishLesson(page: I18n, words: WordTree): I18n {
	const english = createWordsInstance("en", { lesson: words });
	const isLesson = (namespace: unknown) => [namespace].flat()[0] === "lesson";
	const getFixedT = (language: string, namespace: Namespace) =>
		isLesson(namespace) ? english.getFixedT(language, "lesson") : page.getFixedT(language, namespace);
	const hasLoadedNamespace = (namespace: string) => isLesson(namespace) || page.hasLoadedNamespace(namespace);
	return Object.assign(Object.create(page), { language: "en", languages: ["en"], getFixedT, hasLoadedNamespace });
}
