/** Letters that people write in two ways and that Unicode does not decompose. */
const TWO_WAYS: Record<string, string> = { ё: "е", Ё: "Е", ß: "ss", ẞ: "SS", œ: "oe", Œ: "OE", æ: "ae", Æ: "AE" };
const WRITTEN_TWICE = /[ёЁßẞœŒæÆ]/g;
const HAN_RUN = /\p{Script=Han}+/gu;

/**
 * A text as the index has it and as a query asks for it: one spelling of each letter (NFKC), and Chinese, which parts no
 * words, cut into overlapping pairs. The last character of a run stands by itself as well, so that one character is found
 * wherever it stands. Case and accents are left to the tokenizer of the index.
 */
export function cutText(text: string): string {
	return text
		.normalize("NFKC")
		.replace(WRITTEN_TWICE, (letter) => TWO_WAYS[letter] ?? letter)
		.replace(HAN_RUN, (run) => ` ${pairsOf(run).join(" ")} ${[...run].at(-1)} `);
}

/** The overlapping pairs of a run of Chinese characters; none of a single one. */
export function pairsOf(run: string): string[] {
	const characters = [...run];
	return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/**
 * A text without case and accents, for comparing. Each letter stays in its place, so that what is found in the one can be
 * marked in the other, as long as both are of one length.
 */
export function foldText(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "")
		.normalize("NFC")
		.toLowerCase();
}
