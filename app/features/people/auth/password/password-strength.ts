import { isCommonPassword } from "./common-passwords";

export type Strength = "short" | "common" | "weak" | "fair" | "strong";

/** Score from which a password is fair, and strong. */
const FAIR_SCORE = 12;
const STRONG_SCORE = 16;
/** Bonus for capitals, digits and symbols, in characters. */
const MIXED_CHARACTERS_BONUS = 2;

/**
 * Strength of a password, as advice only: length counts, except a character that repeats or follows the one before;
 * mixed kinds add a little. Knows the most common passwords, but no dictionary. `schemas.ts` decides what is refused.
 */
export function strengthOf(password: string): Strength {
	const characters = [...password];
	if (characters.length < 10) return "short";
	if (isCommonPassword(password)) return "common";
	const counted = characters.filter((character, at) => !continues(characters[at - 1], character)).length;
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	const score = counted + (kinds >= 3 ? MIXED_CHARACTERS_BONUS : 0);
	return score >= STRONG_SCORE ? "strong" : score >= FAIR_SCORE ? "fair" : "weak";
}

const KINDS = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

function continues(before: string | undefined, character: string): boolean {
	if (before === undefined) return false;
	return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}
