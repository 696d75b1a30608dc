import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { insertOneTimeToken } from "../one-time-tokens.repository.server";

const LINK_LIFETIMES_MS = {
	confirmLogin: 20 * MINUTE_MS,
	resetPassword: 20 * MINUTE_MS,
	verifyEmail: 7 * DAY_MS,
	secureAccount: 3 * DAY_MS,
	agreeEmail: DAY_MS,
	confirmEmail: DAY_MS,
};
/** Longer, because an invited person did not ask for it. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

type Purpose = keyof typeof LINK_LIFETIMES_MS;
type TokenToStore = { purpose: Purpose; userId: number; tokenHash: string; now: Date; holds?: number };

/** True when the mail waited longer than its link is valid; the user has requested another one or given up. */
export function isTooLate(purpose: Purpose, askedAt: Date, now: Date): boolean {
	return now.getTime() - askedAt.getTime() > LINK_LIFETIMES_MS[purpose];
}

/** A link with its own secret, whose hash is stored before the mail leaves. */
export async function makeLink(
	db: Database,
	{ page, ...token }: { purpose: Purpose; userId: number; page: string; now: Date; holds?: number },
): Promise<string> {
	const secret = createSecret();
	await storeToken(db, { ...token, tokenHash: await hashSecret(secret) });
	return `${page}?token=${secret}`;
}

/** Stores a secret before the mail leaves, so that it is valid on arrival. Earlier ones stay valid. */
export function storeToken(
	db: Database,
	{ purpose, userId, tokenHash, now, holds = LINK_LIFETIMES_MS[purpose] }: TokenToStore,
): Write {
	const expiresAt = new Date(now.getTime() + holds);
	return insertOneTimeToken(db, { tokenHash, userId, purpose, expiresAt });
}
