import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/languages";
import { newJobId } from "../../jobs/enqueue.server";
import { enqueueMail } from "../../notifications/enqueue-mail.server";
import { mayMail } from "../mails/mail-limits.server";

type Input = {
	user: { id: number; email: string; emailVerifiedAt: Date | null };
	language: Language;
	origin: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "confirmed" | "tooMany" };

/** Sends the link that confirms an address again, three times an hour at most. Links sent before hold on. */
export async function requestVerification(db: Database, input: Input): Promise<Outcome> {
	const { user, language, origin, now, rateLimitScale: scale } = input;
	if (user.emailVerifiedAt) return { ok: false, reason: "confirmed" };
	if (!(await mayMail(db, { mail: "verifyEmail", email: user.email, now, scale }))) {
		return { ok: false, reason: "tooMany" };
	}
	const id = newJobId();
	await enqueueMail(db, { mail: "verifyEmail", userId: user.id, language, origin }, { id, dueAt: now });
	return { ok: true, jobId: id };
}
