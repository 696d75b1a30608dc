import interCyrillic from "#app/styles/fonts/inter-cyrillic-wght-normal.woff2?url";
import interBasic from "#app/styles/fonts/inter-latin-basic-wght-normal.woff2?url";
import interLatin from "#app/styles/fonts/inter-latin-wght-normal.woff2?url";
import serifCyrillic from "#app/styles/fonts/source-serif-4-cyrillic-opsz-normal.woff2?url";
import serifBasic from "#app/styles/fonts/source-serif-4-latin-basic-opsz-normal.woff2?url";
import serifLatin from "#app/styles/fonts/source-serif-4-latin-opsz-normal.woff2?url";
import { isLanguage, type Language } from "./words/languages";

const BASIC_FONTS = [interBasic, serifBasic];
const LATIN_FONTS = [...BASIC_FONTS, interLatin, serifLatin];

/** The fonts of the first screen by language. Chinese uses system fonts. */
const FONTS_OF_LANGUAGE: Record<Language, readonly string[]> = {
	en: BASIC_FONTS,
	de: LATIN_FONTS,
	es: LATIN_FONTS,
	fr: LATIN_FONTS,
	ru: [...BASIC_FONTS, interCyrillic, serifCyrillic],
	zh: [],
};

/** Fonts in time avoid a second layout; nothing waits for them. Record: docs/decisions/0016-fonts-are-cut.md */
export function FontPreloads({ language }: { language: string }) {
	const files = isLanguage(language) ? FONTS_OF_LANGUAGE[language] : [];
	return files.map((href) => <FontPreload key={href} href={href} />);
}

export function FontPreload({ href }: { href: string }) {
	return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />;
}
