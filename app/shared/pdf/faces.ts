import type { Language } from "../words/languages";

/** Regular, bold and title: Inter and Source Serif as on the pages, subset by scripts/drawing/cut-paper-fonts.ts. */
export type TextStyle = "text" | "strong" | "title";
export const TEXT_STYLES: readonly TextStyle[] = ["text", "strong", "title"];

/** A script with the letters that need its fonts. `titles`: the serif, the serif with Inter as fallback, or Inter. */
type Script = { script: string; letters: RegExp; titles: "serif" | "serifThenText" | "text" };

const SCRIPTS: readonly Script[] = [
	{
		script: "latin-ext",
		letters: /[\u0100-\u024f\u02b0-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20bf]/,
		titles: "serifThenText",
	},
	{
		script: "vietnamese",
		letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
		titles: "serif",
	},
	{ script: "cyrillic", letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/, titles: "serif" },
	{
		script: "cyrillic-ext",
		letters: /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/,
		titles: "text",
	},
	{ script: "greek", letters: /[\u0370-\u03ff]/, titles: "serifThenText" },
	{ script: "greek-ext", letters: /[\u1f00-\u1fff]/, titles: "text" },
];
/** Characters, kana and full-width signs, all in one font. */
const CHINESE = /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u;
const SIGNS = /[\u2150-\u22ff\u25a0-\u27bf]/;

/**
 * The font files that a text needs in a style, in fallback order. Chinese has one font for all styles; it comes first
 * in Chinese documents, where quotation marks and dashes are full-width.
 */
export function facesFor(style: TextStyle, letters: string, language: Language): string[] {
	const own = [
		`${style}-latin`,
		...SCRIPTS.filter(({ letters: of }) => of.test(letters)).flatMap((script) => facesOf(style, script)),
	];
	const signs = SIGNS.test(letters) ? ["signs"] : [];
	if (language === "zh") return ["chinese", ...own, ...signs];
	return CHINESE.test(letters) ? [...own, ...signs, "chinese"] : [...own, ...signs];
}

function facesOf(style: TextStyle, { script, titles }: Script): string[] {
	if (style !== "title") return [`${style}-${script}`];
	if (titles === "serif") return [`title-${script}`];
	return titles === "text" ? [`text-${script}`] : [`title-${script}`, `text-${script}`];
}
