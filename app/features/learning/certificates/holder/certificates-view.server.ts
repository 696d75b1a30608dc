import { drawLots } from "#app/features/learning/lessons/face.server.ts";
import type { LeftLesson } from "#app/features/learning/lessons/lesson/left/left-lessons.ts";
import { cleanLine } from "#app/shared/text/clean-text.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type CertificateStatus, certificateStatus } from "../certificate-status";
import { drawingOf } from "../layout/finished-plat.server";
import { groupedSerial } from "../serial";
import type { listOwnCertificates, listUncertified } from "./own-certificates.repository.server";

type Rows = {
	own: Awaited<ReturnType<typeof listOwnCertificates>>;
	others: Awaited<ReturnType<typeof listUncertified>>;
	printedName: string;
	left: ReadonlyMap<number, LeftLesson[]>;
	now: Date;
	formats: Formats;
};
export type OwnCertificate = ReturnType<typeof certificatesView>["certificates"][number];
export type Unfinished = ReturnType<typeof certificatesView>["started"][number];

export function certificatesView({ own, others, printedName, left, now, formats }: Rows) {
	const finished = others.filter(({ status }) => status === "completed");
	return {
		printedName,
		certificates: own.map((one) => ({
			serial: groupedSerial(one.serial),
			courseId: one.courseId,
			courseTitle: one.courseTitle,
			holderName: one.holderName,
			issued: formats.date(one.issuedAt),
			status: certificateStatus(one, now) as CertificateStatus,
			/** Whether it can be reissued under the current printed name. */
			canBeAnew: certificateStatus(one, now) === "valid" && cleanLine(one.holderName) !== printedName,
			drawing: drawLots(
				{ id: one.courseId, topicDrawing: drawingOf(one.facts) },
				one.facts.lessonCounts.map((count) => Array.from({ length: count }, () => "done" as const)),
				{ mode: "thumb" },
			),
		})),
		held: finished
			.filter(({ isHeld }) => isHeld)
			.map(({ title, teacher, printedTitle }) => ({ course: title, teacher, title: printedTitle })),
		withheld: finished.filter(({ isGiven, isWithheld }) => isGiven && isWithheld).map(({ title }) => title),
		making: finished
			.filter(({ isHeld, isGiven, isWithheld }) => !isHeld && isGiven && !isWithheld)
			.map(({ title }) => title),
		started: others
			.filter(({ status }) => status !== "completed")
			.map(({ courseId, title, percent, done, required, currentLessonId, isGiven, isWithheld }) => ({
				courseId,
				title,
				percent,
				done,
				required,
				isGiven,
				isWithheld,
				left: left.get(courseId) ?? [],
				goOn: currentLessonId === null ? `/courses/${courseId}` : `/lessons/${currentLessonId}`,
			})),
	};
}
export type CertificatesView = ReturnType<typeof certificatesView>;
