import { unaliasedEmail } from "#app/shared/unaliased-email.ts";

/** By what somebody is known again when a coupon counts its uses per person. */
export type KnownBy = {
	userId: number;
	email: string /** As the gateway names the card, once it is known. */;
	card?: string;
};

/** Hashes of account, address without its alias, and card: one person has all of them, and any of them is the person. */
export async function personKeys({ userId, email, card }: KnownBy): Promise<string[]> {
	const known = [`user:${userId}`, `mail:${unaliasedEmail(email)}`, ...(card ? [`card:${card}`] : [])];
	return Promise.all(known.map(hashOf));
}

/** The hash of a card, by its fingerprint at the gateway: its number is known to nobody here. */
export const cardKey = (fingerprint: string) => hashOf(`card:${fingerprint}`);

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
