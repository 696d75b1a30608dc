import { audit } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { type LinkRefusal, type SentLink, spendLink } from "../links/spend-link.server";
import { insertOneTimeToken } from "../one-time-tokens.repository.server";
import { endAccountAccess } from "../session/end-account-access.server";

type Input = SentLink & {
	requestId: string;
	/** Writes of other rooms that undo what a stranger may have done; same batch. */
	alongside?: (userId: number) => readonly Write[];
};
type Outcome =
	/** `resetToken` opens `/reset-password`. */
	{ ok: true; resetToken: string } | LinkRefusal;

/** How long the new password may take, in milliseconds. */
const RESET_LIFETIME_MS = 20 * MINUTE_MS;

/**
 * Handles "This was not me", by the link of a security notice; works once, within three days. One batch ends all
 * sessions, invalidates all other links, cancels a requested change of address and allows setting a new password at
 * once.
 */
export async function secureAccount(db: Database, { requestId, alongside, ...link }: Input): Promise<Outcome> {
	const { now } = link;
	const resetToken = createSecret();
	const outcome = await spendLink(db, { purpose: "secureAccount", link }, async ({ userId, tokenHash: spent }) => [
		...endAccountAccess(db, userId, { exceptToken: spent, endsNotices: true }),
		insertOneTimeToken(db, {
			tokenHash: await hashSecret(resetToken),
			userId,
			purpose: "resetPassword",
			expiresAt: new Date(now.getTime() + RESET_LIFETIME_MS),
		}),
		...(alongside?.(userId) ?? []),
		audit(db, { by: userId, deed: "auth.secureAccount", subject: { kind: "user", id: userId }, requestId, now }),
	]);
	return outcome.ok ? { ok: true, resetToken } : outcome;
}
