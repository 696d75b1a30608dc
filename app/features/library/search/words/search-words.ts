import { foldText, spellingsOf } from "#app/shared/text/fold-text.ts";
import { pairsOf } from "./cut-text.ts";

/** A search word or a run of Chinese, which is searched by `pairs`. `others`: alternative spellings ("kaeufer"). */
export type SearchWord = { text: string; others: readonly string[]; pairs: readonly string[]; isChinese: boolean };

const MAX_SEARCH_WORDS = 12;
const MAX_WORD_LENGTH = 40;
const RUN_OR_WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}\p{Co}])+/gu;
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
const HAN = /\p{Script=Han}/u;

/** Folded, distinct, at most twelve; split at anything but letters and digits. */
export function parseSearchWords(search: string): SearchWord[] {
	const words = search.normalize("NFKC").replace(INVISIBLE_CHARACTERS, "").match(RUN_OR_WORD) ?? [];
	const terms = words.map((word) => spellingsOf(word).map(shortened)).filter(([text]) => text !== "");
	return [...new Map(terms.map((term) => [term[0], term])).values()].slice(0, MAX_SEARCH_WORDS).map(toTerm);
}

export function foldTerm(word: string): string {
	return foldText(word);
}

function shortened(text: string): string {
	return [...text].slice(0, MAX_WORD_LENGTH).join("");
}

function toTerm([text = "", ...others]: readonly string[]): SearchWord {
	const isChinese = HAN.test(text);
	return { text, others, isChinese, pairs: isChinese ? pairsOf(text) : [] };
}

const ENDINGS: { script: RegExp; shortest: number; ending: RegExp }[] = [
	{
		script: /^\p{Script=Cyrillic}+$/u,
		shortest: 4,
		ending:
			/(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ов|ев|ей|ий|ии|ах|ях|ам|ям|ом|ем|ой|ый|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|а|я|о|е|ы|и|у|ю|ь)$/u,
	},
	{ script: /^\p{Script=Latin}+$/u, shortest: 5, ending: /(?:es|en|em|er|e|n|s)$/u },
];

/** Strips a common ending of longer words. Too short a stem only finds more, because stems match as prefixes. */
export function stemOf(word: string): string {
	const rule = ENDINGS.find(({ script }) => script.test(word));
	const stem = rule ? word.replace(rule.ending, "") : word;
	return rule && stem.length >= rule.shortest ? stem : word;
}
