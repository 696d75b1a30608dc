import { foldLetter } from "#app/shared/text/fold-text.ts";

const HAN_RUN = /\p{Script=Han}+/gu;
/** Letters that the tokenizer of the index folds by itself: Latin ones with an accent. */
const LATIN = /^[\u00C0-\u017F]$/u;
const BASE = /^[A-Za-z]\p{M}+$/u;

/**
 * A text as the index has it and as a query asks for it: each letter as it is compared (`foldLetter`), and Chinese, which parts
 * no words, cut into overlapping pairs. The last character of a run stands by itself as well, so that one character is found
 * wherever it stands. Case and the accents of Latin letters are left to the tokenizer of the index, so that most texts stay
 * as they are.
 */
export function cutText(text: string): string {
	return [...text.normalize("NFC")]
		.map(cutLetter)
		.join("")
		.replace(HAN_RUN, (run) => ` ${pairsOf(run).join(" ")} ${[...run].at(-1)} `);
}

function cutLetter(letter: string): string {
	if (letter <= "\x7f" || (LATIN.test(letter) && BASE.test(letter.normalize("NFD")))) return letter;
	const folded = foldLetter(letter);
	return folded === letter.toLowerCase() ? letter : folded;
}

/** The overlapping pairs of a run of Chinese characters; none of a single one. */
export function pairsOf(run: string): string[] {
	const characters = [...run];
	return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
