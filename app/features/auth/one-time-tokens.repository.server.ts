import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { oneTimeTokens } from "../../../db/schema/schema";
import { hashSecret } from "../../shared/secrets.server";

type Asked = { token: string; purpose: (typeof oneTimeTokens.$inferSelect)["purpose"]; now: Date };

/**
 * Takes a token from a mail and says whose it was; null when it does not hold: made
 * for something else, too old, or taken before. Taking it is the guard: of two
 * parallel tries one gets the row back.
 */
export async function takeToken(db: Database, { token, purpose, now }: Asked): Promise<{ userId: number } | null> {
	const [taken] = await db
		.update(oneTimeTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(oneTimeTokens.tokenHash, await hashSecret(token)),
				eq(oneTimeTokens.purpose, purpose),
				isNull(oneTimeTokens.usedAt),
				gt(oneTimeTokens.expiresAt, now),
			),
		)
		.returning({ userId: oneTimeTokens.userId });
	return taken ?? null;
}
