import type { Database } from "../../../../db/client.server";
import { consumeRateLimit, LIMITS, resetLimit } from "../../../shared/rate-limit.server";
import type { MailKind, TicketMail } from "../../jobs/job-kinds";

type Letter = { mail: Exclude<MailKind, TicketMail>; email: string };
type Ask = Letter & { now: Date; scale: number };

/**
 * Says whether an account may be sent this mail now, and counts it. One at a time:
 * while a link or code of twenty minutes lives, no other is sent, so that whoever
 * asks for many leaves the owner with one that works. Three an hour at most, of each
 * kind. By address, whether it has an account or not.
 */
export async function mayMail(db: Database, { mail, email, now, scale }: Ask): Promise<boolean> {
	for (const limit of LIMITS_OF[mail]) {
		const verdict = await consumeRateLimit(db, { limit, who: `${mail}:${email}`, now, scale });
		if (!verdict.allowed) return false;
	}
	return true;
}

/** A write, not yet run: what was sent has been used, so that another may be asked for. */
export function allowNextMail(db: Database, { mail, email }: Letter) {
	return resetLimit(db, LIMITS.mailWhileAlive, `${mail}:${email}`);
}

const LIMITS_OF = {
	confirmLogin: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	resetPassword: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	verifyEmail: [LIMITS.mailsPerAccount],
} as const;
