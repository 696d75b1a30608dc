import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** How many codes an account is given at a time. */
export const RECOVERY_CODE_COUNT = 10;

/** Crockford's letters: none is taken for another when it is copied from paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** A code of 80 random bits, in groups of four: too many to be guessed even from its hash. */
export function createRecoveryCode(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
	const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
	return letters.replaceAll(/(.{4})(?!$)/g, "$1-");
}

/** What was typed, as the code was made: in small letters, without dashes and blanks, mistaken letters put right. */
export function normalizeRecoveryCode(typed: string): string {
	return pastedCode(typed)
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "")
		.replaceAll("o", "0")
		.replaceAll(/[il]/g, "1")
		.replaceAll("u", "v");
}

/** The form in which the database knows a code: with whose it is. */
export function hashRecoveryCode(userId: number, typed: string): Promise<string> {
	return hashSecret(`recovery:${userId}:${normalizeRecoveryCode(typed)}`);
}
