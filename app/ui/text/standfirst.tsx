import { useTranslation } from "react-i18next";
import { FontPreload } from "#app/shared/font-preloads.tsx";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import italicCyrillic from "#app/styles/fonts/source-serif-4-cyrillic-wght-italic.woff2?url";
import italicBasic from "#app/styles/fonts/source-serif-4-latin-basic-wght-italic.woff2?url";
import italicLatin from "#app/styles/fonts/source-serif-4-latin-wght-italic.woff2?url";

const LATIN = [italicBasic, italicLatin];

const FILES: Record<Language, readonly string[]> = {
	en: [italicBasic],
	de: LATIN,
	es: LATIN,
	fr: LATIN,
	ru: [italicBasic, italicCyrillic],
	zh: [],
};

type Props = { children: string; lang?: string };

/** Preloads its font, which would otherwise shift the layout. */
export function Standfirst({ children, lang }: Props) {
	const { i18n } = useTranslation();
	const language = lang ?? i18n.language;
	const files = isLanguage(language) ? FILES[language] : [];
	return (
		<>
			{files.map((href) => (
				<FontPreload key={href} href={href} />
			))}
			<p lang={lang} className="standfirst mt-4">
				{children}
			</p>
		</>
	);
}
