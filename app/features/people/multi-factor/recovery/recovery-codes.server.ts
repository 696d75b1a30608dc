import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

export const RECOVERY_CODE_COUNT = 10;

/** Crockford's alphabet, without letters that are easily confused on paper. */
const CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const CODE_LENGTH = 16;

/** 80 random bits in groups of four, too many to guess even from the hash. */
export function createRecoveryCode(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
	const letters = [...bytes].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
	return letters.replaceAll(/(.{4})(?!$)/g, "$1-");
}

export function normalizeRecoveryCode(typed: string): string {
	return pastedCode(typed)
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "")
		.replaceAll("o", "0")
		.replaceAll(/[il]/g, "1")
		.replaceAll("u", "v");
}

export function hashRecoveryCode(userId: number, typed: string): Promise<string> {
	return hashSecret(`recovery:${userId}:${normalizeRecoveryCode(typed)}`);
}
