import { isCommonPassword } from "./common-passwords";

export type Strength = "short" | "common" | "weak" | "fair" | "strong";

/** From how many characters that count a password is fair, and strong. */
const FAIR = 12;
const STRONG = 16;
/** What capitals, figures and signs beside small letters are worth, in characters. */
const MIXED = 2;

/**
 * How hard a password is to guess, by a rule that can be told in a sentence: length counts, but a character that repeats
 * the one before or follows it in the alphabet does not; a mix of kinds counts a little. It knows the most common
 * passwords and no dictionary, so it is meant as advice. What is refused is said by `schemas.ts`.
 */
export function strengthOf(password: string): Strength {
	const characters = [...password];
	if (characters.length < 10) return "short";
	if (isCommonPassword(password)) return "common";
	const counted = characters.filter((character, at) => !continues(characters[at - 1], character)).length;
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	const score = counted + (kinds >= 3 ? MIXED : 0);
	return score >= STRONG ? "strong" : score >= FAIR ? "fair" : "weak";
}

const KINDS = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

function continues(before: string | undefined, character: string): boolean {
	if (before === undefined) return false;
	return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}
