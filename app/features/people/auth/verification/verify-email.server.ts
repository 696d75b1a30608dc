import { audit } from "#app/features/operations/audit/face.server.ts";
import { forgetMailAddress } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { deleteEmailChange } from "../email-change/email-changes.repository.server";
import { CHANGE_PURPOSES } from "../email-change/request-email-change.server";
import { type SentLink, spendLink } from "../links/spend-link.server";
import { deleteTokensOfUser } from "../one-time-tokens.repository.server";
import { markEmailVerified } from "../users.repository.server";

/** Confirms an address by the link of a mail: once, within seven days. Link, address and a change that waits end in one batch. */
export function verifyEmail(db: Database, { requestId, ...link }: SentLink & { requestId: string }) {
	const { now } = link;
	return spendLink(db, { purpose: "verifyEmail", link }, ({ userId }) => [
		markEmailVerified(db, userId, now),
		forgetMailAddress(db, userId),
		// A change requested while the address was unconfirmed had no consent of its owner.
		deleteEmailChange(db, userId),
		deleteTokensOfUser(db, { userId, purposes: CHANGE_PURPOSES, except: "" }),
		audit(db, {
			by: userId,
			deed: "auth.verifyEmail",
			subject: { kind: "user", id: userId },
			after: { emailVerifiedAt: now.toISOString() },
			requestId,
			now,
		}),
	]);
}
