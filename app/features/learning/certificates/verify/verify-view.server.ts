import type { Formats } from "#app/shared/words/formats.ts";
import { type CertificateStatus, certificateStatus, type RevocationReason } from "../certificate-status";
import type { Certificate } from "../certificates.repository.server";
import { drawingOf, finishedDrawing } from "../layout/finished-plat.server";
import { type PrintedTeacher, printedTeacher } from "../printed-teacher";
import { groupedSerial } from "../serial";

/** Public view: the printed name and nothing else about the holder. */
export type VerifyView = {
	status: CertificateStatus;
	why: RevocationReason | null;
	holderName: string;
	course: { id: number; title: string; language: string };
	teacher: PrintedTeacher;
	extent: { lessons: number; quizzes: number; minutes: number };
	completed: string;
	issued: string;
	expires: string | null;
	revoked: string | null;
	serial: string;
	drawing: ReturnType<typeof finishedDrawing>;
};

type About = { now: Date; formats: Formats; teacherNow: Parameters<typeof printedTeacher>[1] };

export function verifyView(certificate: Certificate, { now, formats, teacherNow }: About): VerifyView {
	const { facts, expiresAt, revokedAt } = certificate;
	const day = (instant: Date) => formats.longDay(instant.toISOString().slice(0, 10));
	return {
		status: certificateStatus(certificate, now),
		why: certificate.revokedWhy,
		holderName: certificate.holderName,
		course: { id: certificate.courseId, title: certificate.courseTitle, language: certificate.language },
		teacher: printedTeacher(facts.teacher, teacherNow),
		extent: { lessons: facts.lessons, quizzes: facts.quizzes, minutes: facts.minutes },
		completed: day(certificate.completedAt),
		issued: day(certificate.issuedAt),
		expires: expiresAt && day(expiresAt),
		revoked: revokedAt && day(revokedAt),
		serial: groupedSerial(certificate.serial),
		drawing: finishedDrawing({
			id: certificate.courseId,
			topicDrawing: drawingOf(facts),
			lessonCounts: facts.lessonCounts,
		}),
	};
}
