import { cutText, foldText, pairsOf } from "./fold-text.ts";

/** A word of a search, or a run of Chinese characters: then `pairs` are what is looked for. */
export type Term = { text: string; pairs: readonly string[]; isChinese: boolean };

const MOST_TERMS = 12;
const LONGEST_TERM = 40;
const RUN_OR_WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{Co}])+/gu;
const HAN = /\p{Script=Han}/u;

/** What a search asks for, folded, each once, the first twelve; whatever is no letter or digit parts them. */
export function searchTerms(search: string): Term[] {
	const texts = (search.normalize("NFKC").match(RUN_OR_WORD) ?? []).map(foldTerm);
	return [...new Set(texts)].slice(0, MOST_TERMS).map(toTerm);
}

/** A word as it is compared with others: without case and accents, in one spelling. */
export function foldTerm(word: string): string {
	return foldText(HAN.test(word) ? word : cutText(word));
}

function toTerm(run: string): Term {
	const text = [...run].slice(0, LONGEST_TERM).join("");
	const isChinese = HAN.test(text);
	return { text, isChinese, pairs: isChinese ? pairsOf(text) : [] };
}

const ENDINGS: { script: RegExp; shortest: number; ending: RegExp }[] = [
	{
		script: /^\p{Script=Cyrillic}+$/u,
		shortest: 4,
		ending:
			/(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ов|ев|еи|ии|ах|ях|ам|ям|ом|ем|ои|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|а|я|о|е|ы|и|у|ю|ь)$/u,
	},
	{ script: /^\p{Script=Latin}+$/u, shortest: 5, ending: /(?:es|en|em|er|e|n|s)$/u },
];

/**
 * A longer word without the ending that it takes in a sentence, roughly: the word itself where it is short or has none.
 * What follows the stem is open, so a cut too many only finds more.
 */
export function stemOf(word: string): string {
	const rule = ENDINGS.find(({ script }) => script.test(word));
	const stem = rule ? word.replace(rule.ending, "") : word;
	return rule && stem.length >= rule.shortest ? stem : word;
}
