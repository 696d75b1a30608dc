import type { Language } from "../words/languages";

/** Interface text, the same stronger, and titles: Inter and Source Serif as on the pages, cut by scripts/drawing/cut-paper-fonts.ts. */
export type Style = "text" | "strong" | "title";
export const STYLES: readonly Style[] = ["text", "strong", "title"];

const SCRIPTS = [
	{ script: "latin-ext", letters: /[\u0100-\u024f\u1e00-\u1eff]/ },
	{ script: "cyrillic", letters: /[\u0400-\u04ff\u2116]/ },
] as const;
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * The files of a style that a text needs, in the order in which a letter is looked for. Chinese has one face for all
 * styles; in a Chinese document it comes first, since quotation marks and dashes are as wide there as characters.
 */
export function facesFor(style: Style, letters: string, language: Language): string[] {
	const own = [
		`${style}-latin`,
		...SCRIPTS.filter(({ letters: of }) => of.test(letters)).map(({ script }) => `${style}-${script}`),
	];
	if (language === "zh") return ["chinese", ...own];
	return CHINESE.test(letters) ? [...own, "chinese"] : own;
}
