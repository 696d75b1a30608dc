import type { Database } from "../../../../db/client.server";
import { takeToken } from "../one-time-tokens.repository.server";
import { deleteSessionsOfUser } from "../session/sessions.repository.server";
import { insertAuditEntry, setCredential } from "../users.repository.server";
import { hashPassword } from "./password.server";

type Input = { token: string; password: string; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "linkInvalid" };

/**
 * Gives an account a new password by the link of a mail: once, within twenty
 * minutes, and every session of the account ends.
 */
export async function resetPassword(db: Database, { token, password, requestId, now }: Input): Promise<Outcome> {
	const passwordHash = await hashPassword(password);
	const taken = await takeToken(db, { token, purpose: "resetPassword", now });
	if (!taken) return { ok: false, reason: "linkInvalid" };

	await db.batch([
		setCredential(db, { userId: taken.userId, passwordHash, changedAt: now }),
		deleteSessionsOfUser(db, taken.userId),
		insertAuditEntry(db, {
			actorId: taken.userId,
			action: "auth.resetPassword",
			subject: `user:${taken.userId}`,
			requestId,
			at: now,
		}),
	]);
	return { ok: true };
}
