import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { oneTimeTokens } from "../../../db/schema/schema";
import { hashSecret } from "../../shared/secrets.server";
import { markEmailVerified } from "./users.repository.server";

/** Confirms an address by the link of a mail: once, within seven days. False when the link does not hold. */
export async function verifyEmail(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const [taken] = await db
		.update(oneTimeTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(oneTimeTokens.tokenHash, await hashSecret(token)),
				eq(oneTimeTokens.purpose, "verifyEmail"),
				isNull(oneTimeTokens.usedAt),
				gt(oneTimeTokens.expiresAt, now),
			),
		)
		.returning({ userId: oneTimeTokens.userId });
	if (!taken) return false;
	await markEmailVerified(db, taken.userId, now);
	return true;
}
