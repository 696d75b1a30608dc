import { unaliasedEmail } from "#app/shared/unaliased-email.ts";

export type PersonIdentifiers = {
	userId: number;
	email: string /** The gateway's fingerprint, once it is known. */;
	card?: string;
};

/** Hashes of account, address without alias, and card; any match is the same person. */
export async function personKeys({ userId, email, card }: PersonIdentifiers): Promise<string[]> {
	const known = [`user:${userId}`, `mail:${unaliasedEmail(email)}`, ...(card ? [`card:${card}`] : [])];
	return Promise.all(known.map(hashOf));
}

export const cardKey = (fingerprint: string) => hashOf(`card:${fingerprint}`);

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
