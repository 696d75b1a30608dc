import { walkHtml } from "#app/shared/html/walk-html.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { numberPattern, readNumber } from "./numbers";

export const SQUARE_FEET = 10.7639;

/** Areas in these elements stay unconverted; headings are also the names of sections. */
const UNCONVERTED_TAGS = new Set([
	"a",
	"button",
	"label",
	"summary",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"code",
	"pre",
	"kbd",
	"svg",
	"script",
	"style",
	"textarea",
	"select",
	"title",
]);
/** The word between the numbers of a range: "90 to 110 m²". */
const RANGE_WORD: Record<Language, string> = { en: "to", de: "bis", fr: "à", es: "a", ru: "до", zh: "到|至" };
/** Words between two separate areas: "90 and 110 m²". */
const PAIR_WORDS: Record<Language, string> = {
	en: "and|or",
	de: "und|oder",
	fr: "et|ou",
	es: "y|o",
	ru: "и|или",
	zh: "和|或",
};
const SPACE_CLASS = "[ \\u00a0\\u202f\\u2009]";
const SQUARE_FEET_PATTERN =
	"(?:ft²|sq\\.? ?ft|square feet|Quadratfuß|pi²|pieds? carrés?|pies? cuadrados?|pies²|(?:(?:кв\\.|квадратн\\p{L}+) )?фут|(?:平方)?英尺)";
/** Already converted, by the author or by this code. */
const ALREADY_CONVERTED = new RegExp(
	`^(?:<span data-converted|${SPACE_CLASS}*[(（][^)）<]*${SQUARE_FEET_PATTERN})`,
	"u",
);
const AREA_IN_FEET = new RegExp(`\\d${SPACE_CLASS}?${SQUARE_FEET_PATTERN}`, "u");
const SENTENCE_END = /[.!?](?=\s+[\p{Lu}\d])|[。！？]/u;

type Area = { first: string; between: string; second: string };
type FoundArea = { at: number; area: Area };

const patterns = new Map<Language, RegExp>();

/** Matches "104 m²", "90–110 m²", "92 to 124 m²"; not after a slash or inside another number. */
function areaPattern(language: Language): RegExp {
	const known = patterns.get(language);
	if (known) return known;
	const number = numberPattern(language);
	const apart = language === "zh" ? `${SPACE_CLASS}?` : SPACE_CLASS;
	const word = `${apart}(?:${RANGE_WORD[language]}|${PAIR_WORDS[language]})${apart}`;
	const made = new RegExp(
		`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d/])(?<!\\d[.,\\u00a0\\u202f\\u2009])` +
			`(?:(${number})(${SPACE_CLASS}?[–—-]${SPACE_CLASS}?|${word}))?(${number})${SPACE_CLASS}?(?:m²|м²|平方米)(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])`,
		"gu",
	);
	patterns.set(language, made);
	return made;
}

/** Areas of a text with their end offsets, except in sentences that contain square feet. */
export function findAreas(html: string, language: Language): FoundArea[] {
	const found: FoundArea[] = [];
	walkHtml(html, UNCONVERTED_TAGS, {
		text(from, to) {
			const text = html.slice(from, to);
			for (const match of text.matchAll(areaPattern(language))) {
				if (AREA_IN_FEET.test(sentenceAt(text, match.index))) continue;
				const at = from + match.index + match[0].length;
				const [, first = "", between = "", second = ""] = match;
				found.push({ at, area: { first, between, second } });
			}
		},
	});
	return found;
}

function sentenceAt(text: string, at: number): string {
	const [before = ""] = text.slice(0, at).split(SENTENCE_END).slice(-1);
	const [after = ""] = text.slice(at).split(SENTENCE_END);
	return before + after;
}

export function isConverted(html: string, at: number): boolean {
	return ALREADY_CONVERTED.test(html.slice(at, at + 80));
}

/** Area in whole square feet, formatted: "1,119", "969–1,184"; `count` is the last of them. */
export function squareFeet({ first, between, second }: Area, language: Language): { feet: string; count: number } {
	const inFeet = (written: string) => Math.round(readNumber(written, language) * SQUARE_FEET);
	const write = (feet: number) => numberFormat(language, { maximumFractionDigits: 0, useGrouping: true }).format(feet);
	const count = inFeet(second);
	if (!first) return { feet: write(count), count };
	// Uses a dash, because "from 92 to 124 m²" would otherwise repeat "to" without its "from".
	const joint = PAIR_WORDS[language].split("|").includes(between.trim()) ? between : "–";
	return { feet: `${write(inFeet(first))}${joint}${write(count)}`, count };
}
