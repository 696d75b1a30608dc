import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { DAY_SECONDS } from "#app/shared/durations.ts";
import { consumeRateLimit, type RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	findUnprintableTexts,
	type LettersRefusal,
	type MissingLetters,
	unprintableLettersText,
} from "../issue/unprintable";
import { reissueHindrance } from "../issue/what-hinders";
import { readSerial } from "../serial";
import { findEnrollmentOf } from "./own-certificates.repository.server";

/** Enough for occasional name changes; frequent ones would suggest that certificates are passed on. */
const REISSUES_PER_USER: RateLimit = { name: "certificate-again", max: 5, windowSeconds: DAY_SECONDS };

type Input = { userId: number; serial: string; scale: number; missingLetters: MissingLetters; now: Date };
type Outcome =
	| { ok: true; jobId: string }
	| { ok: false; reason: "notFound" | "sameName" | "expired" | "tooOften" }
	| { ok: false; reason: LettersRefusal; letters: string };

/**
 * Queues a reissue of a valid certificate under the current printed name. Someone else's serial answers like an
 * unknown one. Refused when expired, when the name is the same, or when a name or the title cannot be printed.
 */
export async function requestReissue(
	db: Database,
	{ userId, serial: typed, scale, missingLetters, now }: Input,
): Promise<Outcome> {
	const serial = readSerial(typed);
	const [found] = serial ? await findEnrollmentOf(db, { userId, serial }) : [];
	if (!serial || !found) return { ok: false, reason: "notFound" };
	const hindrance = reissueHindrance(found, { holderName: found.printedName, isAfter: false, now });
	if (hindrance === "sameName" || hindrance === "expired") return { ok: false, reason: hindrance };
	const { printedName, teacher, title } = found;
	const missing = await findUnprintableTexts({ holderName: printedName, teacher, title }, missingLetters);
	if (missing) return { ok: false, ...unprintableLettersText(missing) };
	const verdict = await consumeRateLimit(db, { limit: REISSUES_PER_USER, who: String(userId), now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooOften" };
	const id = newJobId();
	await enqueue(db, "certificate.issue", { enrollmentId: found.enrollmentId, replaces: serial }, { id, dueAt: now });
	return { ok: true, jobId: id };
}
