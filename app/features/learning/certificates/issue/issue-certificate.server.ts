import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { duration } from "#app/shared/words/duration.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { monthsLater } from "../certificate-status";
import { findStatusSlots, holderIdOf, insertCertificate, insertKey, revoke } from "../certificates.repository.server";
import type { CredentialIssuer } from "../credential/issuer.server";
import { openBadge } from "../credential/open-badge";
import { CERTIFICATES_PER_LIST, chooseSlot, drawSlots } from "../credential/status-place";
import { newSerial } from "../serial";
import { shippedWords } from "../templates/shipped-words.server";
import { templateSignature } from "../templates/signature";
import { templateWords } from "../templates/template-words";
import { type FinishedCourse, findFinishedCourse } from "./finished-course.repository.server";
import { enqueueNameNeeded, insertHold, releaseHold } from "./holds.repository.server";
import { findUnprintableTexts, type MissingLetters, type UnprintableTexts } from "./unprintable";
import { issueHindrance } from "./what-hinders";

export type IssuingTools = {
	origin: string;
	/** Null when the school has no key: certificates wait. */
	issuer: (() => Promise<CredentialIssuer>) | null;
	missingLetters: MissingLetters;
};

/**
 * Handler of `certificate.issue`: issues the certificate of a completed course once. A reissue under another name
 * revokes the former in the same batch; one after a mistaken revocation takes the next edition; both keep the former
 * expiry. Mails the holder about a first certificate and one after a revocation, only from the job that issued it.
 * Issues nothing for a course or plan without certificates, or after access has ended. With unprintable letters in a
 * name or title the certificate is put on hold: the named person gets one mail, and `/certificates` and
 * `/admin/certificates` list it. Without a key the job waits.
 */
export function issueCertificate({
	origin,
	issuer: open,
	missingLetters,
}: IssuingTools): JobHandler<"certificate.issue"> {
	return async ({ payload: { enrollmentId, replaces, after } }, { db, now }) => {
		const found = await findFinishedCourse(db, enrollmentId);
		const release = releaseHold(db, enrollmentId);
		if (!found || issueHindrance(found, { replaces, after }, now)) return { writes: [release] };
		const missing = await findUnprintableTexts(found, missingLetters);
		if (missing && (replaces || after)) return { writes: [] };
		if (missing) return { writes: holdCertificate(db, found, { enrollmentId, missing, origin, now }) };
		if (!open) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noCertificateKey };
		}
		const issuer = await open();
		const certificate = await makeCertificate(db, found, { issuer, origin, now });
		const write = insertCertificate(db, certificate);
		const userId = holderIdOf(db, certificate.serial);
		const kind = after ? "certificateAgain" : "certificateReady";
		const letter = { userId, certificate: certificate.serial, origin };
		const key = insertKey(db, { id: issuer.keyId, now });
		if (!replaces) return { writes: [key, write, enqueueMail(db, kind, letter, { dueAt: now }), release] };
		return { writes: [key, revoke(db, { serial: replaces, why: "replaced", now }), requireChange(db), write] };
	};
}

type HoldInput = { enrollmentId: number; missing: UnprintableTexts; origin: string; now: Date };

/** Records a hold and mails whose name it waits for, unless it was on hold already. */
function holdCertificate(db: Database, found: FinishedCourse, { enrollmentId, missing, origin, now }: HoldInput) {
	const { courseId } = found;
	if (found.isHeld) return [];
	const tell = (mail: "nameNeeded" | "teacherNameNeeded", userId: number) =>
		enqueueNameNeeded(db, { mail, userId, enrollmentId, courseId, origin, now });
	return [
		...(missing.holder.length > 0 ? [tell("nameNeeded", found.userId)] : []),
		...(missing.teacher.length > 0 ? [tell("teacherNameNeeded", found.teacherId)] : []),
		insertHold(db, { enrollmentId, now }),
	];
}

type IssueInput = { issuer: CredentialIssuer; origin: string; now: Date };

async function makeCertificate(db: Database, found: FinishedCourse, { issuer, origin, now }: IssueInput) {
	const language: Language = toLanguage(found.language);
	const t = getFixedT(language, "certificates");
	const drawn = drawSlots();
	const { list, taken } = await findStatusSlots(db, { drawn, perList: CERTIFICATES_PER_LIST });
	const place = { list, index: chooseSlot(drawn, taken) };
	const serial = newSerial();
	const { holderName, courseId, title, minutes, score, quizzes } = found;
	const completedAt = found.completedAt ?? now;
	const [former] = found.issued;
	// A reissue never extends the validity.
	const expiresAt = former ? former.expiresAt : expiryOf(found, now);
	const signature = templateSignature(...found.templates);
	const words = {
		...templateWords(...found.templates, shippedWords(language)),
		...(signature ? { signature } : {}),
	};
	const unsigned = openBadge({
		serial,
		origin,
		did: issuer.did,
		holderName,
		course: { id: courseId, title },
		language,
		score,
		place,
		description: t("credential.description", {
			count: found.lessonCount,
			quizzes,
			time: duration(minutes, language, { isLong: true }),
		}),
		criteria: t("credential.criteria"),
		issuedAt: now,
		expiresAt,
	});
	const { topic, topicDrawing, lessonCounts, lessonCount, teacher } = found;
	return {
		serial,
		userId: found.userId,
		courseId,
		edition: (former?.edition ?? 0) + 1,
		holderName,
		courseTitle: title,
		language,
		words,
		completedAt,
		issuedAt: now,
		expiresAt,
		facts: { topic, topicDrawing, lessonCounts, lessons: lessonCount, quizzes, minutes, score, teacher },
		statusList: place.list,
		statusIndex: place.index,
		keyId: issuer.keyId,
		credential: await issuer.sign(unsigned, now),
	};
}

/** Expiry of a first certificate by the templates; null means never. */
function expiryOf({ templates }: FinishedCourse, now: Date): Date | null {
	const months = templates.map(({ validMonths }) => validMonths).find((one) => one !== null) ?? null;
	return months === null ? null : monthsLater(now, months);
}
