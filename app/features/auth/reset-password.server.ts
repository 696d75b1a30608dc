import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { oneTimeTokens } from "../../../db/schema/schema";
import { hashSecret } from "../../shared/secrets.server";
import { hashPassword } from "./password.server";
import { deleteSessionsOfUser } from "./sessions.repository.server";
import { insertAuditEntry, setCredential } from "./users.repository.server";

type Input = { token: string; password: string; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "linkInvalid" };

/**
 * Gives an account a new password by the link of a mail: once, within twenty
 * minutes, and every session of the account ends.
 */
export async function resetPassword(db: Database, { token, password, requestId, now }: Input): Promise<Outcome> {
	const passwordHash = await hashPassword(password);
	// Taking the token is the guard: of two parallel tries one gets the row back.
	const [taken] = await db
		.update(oneTimeTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(oneTimeTokens.tokenHash, await hashSecret(token)),
				eq(oneTimeTokens.purpose, "resetPassword"),
				isNull(oneTimeTokens.usedAt),
				gt(oneTimeTokens.expiresAt, now),
			),
		)
		.returning({ userId: oneTimeTokens.userId });
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
