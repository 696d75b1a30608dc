import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { findFinishedCourse } from "../issue/finished-course.repository.server";
import {
	findUnprintableTexts,
	type LettersRefusal,
	type MissingLetters,
	unprintableLettersText,
} from "../issue/unprintable";
import { type IssuingHindrance, issueHindrance } from "../issue/what-hinders";
import { findEnrollmentBehind } from "./issued.repository.server";

type Input = {
	serial: string;
	actorId: number;
	requestId: string;
	missingLetters: MissingLetters;
	now: Date;
};
type Outcome =
	| { ok: true; jobId: string }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "refused"; because: IssuingHindrance | LettersRefusal; letters: string };

/** Queues the next edition with its audit entry. One job id per certificate, so concurrent requests issue once. */
export async function issueAfterRevocation(
	db: Database,
	{ serial, actorId, requestId, missingLetters, now }: Input,
): Promise<Outcome> {
	const [behind] = await findEnrollmentBehind(db, serial);
	const found = behind && (await findFinishedCourse(db, behind.enrollmentId));
	if (!behind || !found) return { ok: false, reason: "notFound" };
	const refused = (because: IssuingHindrance | LettersRefusal, letters = "") =>
		({ ok: false, reason: "refused", because, letters }) as const;
	const hindrance = issueHindrance(found, { after: serial }, now);
	if (hindrance) return refused(hindrance);
	const missing = await findUnprintableTexts(found, missingLetters);
	if (missing) {
		const { reason, letters } = unprintableLettersText(missing);
		return refused(reason, letters);
	}
	const id = `certificate-after-${serial}`;
	try {
		await db.batch([
			enqueue(db, "certificate.issue", { enrollmentId: behind.enrollmentId, after: serial }, { id, dueAt: now }),
			audit(db, {
				by: actorId,
				deed: "certificates.again",
				subject: { kind: "certificate", id: serial },
				before: { status: "revoked", why: behind.revokedWhy },
				after: { status: "valid" },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isDuplicate(error, "outbox")) return refused("followed");
		throw error;
	}
	return { ok: true, jobId: id };
}
