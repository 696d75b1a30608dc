import { foldLetter } from "#app/shared/text/fold-text.ts";

const HAN_RUN = /\p{Script=Han}+/gu;
/** Accented Latin letters, which the FTS tokenizer folds itself. */
const ACCENTED_LATIN = /^[\u00C0-\u017F]$/u;
const BASE_LETTER_WITH_MARKS = /^[A-Za-z]\p{M}+$/u;

/**
 * Text as indexed and as queried: letters folded (`foldLetter`), Chinese cut into overlapping pairs plus the last
 * character of a run. The tokenizer folds case and Latin accents.
 */
export function cutText(text: string): string {
	return [...text.normalize("NFC")]
		.map(cutLetter)
		.join("")
		.replace(HAN_RUN, (run) => ` ${pairsOf(run).join(" ")} ${[...run].at(-1)} `);
}

function cutLetter(letter: string): string {
	if (letter <= "\x7f" || (ACCENTED_LATIN.test(letter) && BASE_LETTER_WITH_MARKS.test(letter.normalize("NFD"))))
		return letter;
	const folded = foldLetter(letter);
	return folded === letter.toLowerCase() ? letter : folded;
}

export function pairsOf(run: string): string[] {
	const characters = [...run];
	return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
