import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import { countTry, LIMITS, type RateLimit, requireWithin, resetLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { userWithEmail } from "../users.repository.server";

type LimitedMail = {
	email: string;
	language?: Language;
	origin: string;
} & ({ mail: "confirmLogin" | "verifyEmail" } | { mail: "resetPassword"; wanted?: string });

/**
 * Enqueues a mail within the limits and counts it, in one batch. Returns the job id. While a link or code of twenty
 * minutes is valid no other is sent, so that a stranger's requests do not end the owner's link. At most three an hour
 * of each kind, counted by address, with or without an account.
 */
export async function enqueueMailWithinLimits(
	db: Database,
	{ mail, email, ...letter }: LimitedMail,
	{ now, scale }: { now: Date; scale: number },
): Promise<string | undefined> {
	const id = newJobId();
	const counted = LIMITS_OF_MAIL[mail].flatMap((limit) => {
		const attempt = { limit, who: `${mail}:${email}`, now };
		return [countTry(db, attempt), requireWithin(db, { ...attempt, scale })];
	});
	try {
		await db.batch([
			enqueueMail(db, mail, { ...letter, userId: userWithEmail(email) }, { id, dueAt: now }),
			...counted,
		]);
		return id;
	} catch (error) {
		if (isConflict(error)) return undefined;
		throw error;
	}
}

export function allowNextMail(db: Database, { mail, email }: Pick<LimitedMail, "mail" | "email">): Write {
	return resetLimit(db, LIMITS.mailWhileAlive, `${mail}:${email}`);
}

const LIMITS_OF_MAIL = {
	confirmLogin: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	resetPassword: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	verifyEmail: [LIMITS.mailsPerAccount],
} as const satisfies Partial<Record<MailKind, readonly RateLimit[]>>;
