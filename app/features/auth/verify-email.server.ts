import type { Database } from "../../../db/client.server";
import { takeToken } from "./one-time-tokens.repository.server";
import { markEmailVerified } from "./users.repository.server";

/** Confirms an address by the link of a mail: once, within seven days. False when the link does not hold. */
export async function verifyEmail(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const taken = await takeToken(db, { token, purpose: "verifyEmail", now });
	if (!taken) return false;
	await markEmailVerified(db, taken.userId, now);
	return true;
}
