import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { findHeld } from "../issue/holds.repository.server";
import { findUnprintableTexts, type MissingLetters } from "../issue/unprintable";

type Input = {
	enrollmentId: number;
	actorId: number;
	requestId: string;
	missingLetters: MissingLetters;
	origin: string;
	now: Date;
};
type Outcome =
	| { ok: true; done: "told" | "issuing"; jobIds: string[] }
	| { ok: false; reason: "notHeld" | "toldToday" | "nobody" };

/**
 * Reminds the holder or teacher a certificate waits for, at most once per UTC day (the job ids contain the day).
 * Issues the certificate when everything is printable by now; does nothing when only the course title is not.
 */
export async function remindOfHold(
	db: Database,
	{ enrollmentId, actorId, requestId, missingLetters, origin, now }: Input,
): Promise<Outcome> {
	const [held] = await findHeld(db, enrollmentId, "en");
	if (!held) return { ok: false, reason: "notHeld" };
	const wrong = await findUnprintableTexts(held, missingLetters);
	if (!wrong) {
		const id = newJobId();
		await db.batch([
			enqueue(db, "certificate.issue", { enrollmentId }, { id, dueAt: now }),
			audit(db, {
				by: actorId,
				deed: "certificates.issueHeld",
				subject: { kind: "user", id: held.userId },
				after: { courseId: held.courseId },
				requestId,
				now,
			}),
		]);
		return { ok: true, done: "issuing", jobIds: [id] };
	}
	const told = [
		...(wrong.holder.length > 0 ? [{ mail: "nameNeeded", userId: held.userId } as const] : []),
		...(wrong.teacher.length > 0 ? [{ mail: "teacherNameNeeded", userId: held.teacherId } as const] : []),
	];
	if (told.length === 0) return { ok: false, reason: "nobody" };
	const mails = told.map((mail) => ({ ...mail, id: `${mail.mail}-${enrollmentId}-${now.toISOString().slice(0, 10)}` }));
	const [first, ...others] = mails.flatMap(({ id, mail, userId }) => [
		enqueueMail(db, mail, { userId, courseId: held.courseId, origin }, { id, dueAt: now }),
		audit(db, {
			by: actorId,
			deed: "certificates.tellName",
			subject: { kind: "user", id: userId },
			after: { courseId: held.courseId },
			requestId,
			now,
		}),
	]);
	try {
		if (first) await db.batch([first, ...others]);
	} catch (error) {
		if (isDuplicate(error, "outbox")) return { ok: false, reason: "toldToday" };
		throw error;
	}
	return { ok: true, done: "told", jobIds: mails.map(({ id }) => id) };
}
