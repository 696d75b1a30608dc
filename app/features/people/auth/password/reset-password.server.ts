import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { LIMITS, resetLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { type LinkRefusal, type SentLink, spendLink } from "../links/spend-link.server";
import { allowNextMail } from "../mails/mail-limits.server";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import { endAccountAccess } from "../session/end-account-access.server";
import { setCredential } from "../users.repository.server";
import { hashPassword } from "./password.server";

type Input = SentLink & {
	password: string;
	origin: string;
	requestId: string;
	alongside?: (userId: number) => readonly Write[];
};
type Outcome = { ok: true; jobId: string } | LinkRefusal;

/**
 * Gives an account a new password by the link of a mail: once, within twenty
 * minutes, and every session of the account ends, with all that was open to get into it. The password is hashed only for a
 * link that holds. Link and change go through in one batch, so of parallel tries one
 * wins, and a batch that fails leaves the link as it was.
 */
export async function resetPassword(
	db: Database,
	{ password, origin, requestId, alongside, ...link }: Input,
): Promise<Outcome> {
	const { now } = link;
	const jobId = newJobId();
	const outcome = await spendLink(db, { purpose: "resetPassword", link }, async ({ userId, email, tokenHash }) => [
		setCredential(db, { userId, passwordHash: await hashPassword(password), changedAt: now }),
		...endAccountAccess(db, userId, { exceptToken: tokenHash, endsNotices: true }),
		resetLimit(db, LIMITS.loginFailuresPerAccount, email),
		allowNextMail(db, { mail: "resetPassword", email }),
		enqueueNotice(db, { notice: "passwordReset", userId, origin }, { id: jobId, now }),
		audit(db, { by: userId, deed: "auth.resetPassword", subject: { kind: "user", id: userId }, requestId, now }),
		...(alongside?.(userId) ?? []),
	]);
	return outcome.ok ? { ok: true, jobId } : outcome;
}
