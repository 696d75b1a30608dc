import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { insertOneTimeToken } from "../one-time-tokens.repository.server";

/** How long a link or code holds, from the moment it is sent. */
const LIFETIMES = {
	confirmLogin: 20 * MINUTE_MS,
	resetPassword: 20 * MINUTE_MS,
	verifyEmail: 7 * DAY_MS,
	secureAccount: 3 * DAY_MS,
	agreeEmail: DAY_MS,
	confirmEmail: DAY_MS,
};
/** An invitation waits for somebody who asked for nothing. */
export const INVITATION_HOLDS = 7 * DAY_MS;

type Purpose = keyof typeof LIFETIMES;
type Kept = { purpose: Purpose; userId: number; tokenHash: string; now: Date; holds?: number };

/** Whoever waited for as long as it would have held has asked for another or given up. */
export function isTooLate(purpose: Purpose, askedAt: Date, now: Date): boolean {
	return now.getTime() - askedAt.getTime() > LIFETIMES[purpose];
}

/** A link with a secret of its own, kept as its hash before the mail leaves. */
export async function makeLink(
	db: Database,
	{ page, ...token }: { purpose: Purpose; userId: number; page: string; now: Date; holds?: number },
): Promise<string> {
	const secret = createSecret();
	await remember(db, { ...token, tokenHash: await hashSecret(secret) });
	return `${page}?token=${secret}`;
}

/** Keeps a secret before the mail leaves, so that it holds when it arrives. What was sent earlier holds on. */
export function remember(db: Database, { purpose, userId, tokenHash, now, holds = LIFETIMES[purpose] }: Kept): Write {
	const expiresAt = new Date(now.getTime() + holds);
	return insertOneTimeToken(db, { tokenHash, userId, purpose, expiresAt });
}

/** The language of a user. */
export function languageOf({ language }: { language: string }): Language {
	return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
