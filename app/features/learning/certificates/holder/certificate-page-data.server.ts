import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { certificateStatus } from "../certificate-status.ts";
import { findTeacherNow } from "../certificates.repository.server.ts";
import { certificateText } from "../layout/certificate-text.server.ts";
import { drawingOf, finishedPlat } from "../layout/finished-plat.server.ts";
import { printedTeacher } from "../printed-teacher.ts";
import { groupedSerial, readSerial } from "../serial.ts";
import { findOwnCertificate } from "./own-certificates.repository.server.ts";
import { linkedInAddress } from "./share-links.ts";

type Asked = { viewer: Viewer; serial: string | undefined };

/** The certificate with the present teacher of its course. Null when the serial is not one of the viewer's. */
export async function readOwnCertificatePage(db: Database, { viewer, serial: text }: Asked) {
	const serial = readSerial(text);
	if (!serial) return null;
	const [own, [teacherNow]] = await db.batch([
		findOwnCertificate(db, { userId: userOfSession(viewer.session), serial }),
		findTeacherNow(db, serial),
	]);
	const certificate = firstRow(own);
	return certificate && { certificate, teacherNow };
}

/** Null when the serial is not one of the viewer's certificates. */
export async function readOwnCertificate(db: Database, { viewer, serial: text }: Asked) {
	const serial = readSerial(text);
	if (!serial) return null;
	const [own] = await db.batch([findOwnCertificate(db, { userId: userOfSession(viewer.session), serial })]);
	return firstRow(own);
}

type OwnCertificate = NonNullable<Awaited<ReturnType<typeof readOwnCertificatePage>>>;

export function certificatePageData(
	{ certificate, teacherNow }: OwnCertificate,
	{ language, origin }: { language: Language; origin: string },
) {
	const { courseId, facts, courseTitle, issuedAt, expiresAt } = certificate;
	const t = getFixedT(language, "certificates");
	const serial = groupedSerial(certificate.serial);
	const sheet = certificateText(certificate, origin);
	return {
		title: t("sheet.label", { name: sheet.name, course: sheet.course }),
		description: t("list.description"),
		sheet,
		plat: finishedPlat({ id: courseId, topicDrawing: drawingOf(facts), lessonCounts: facts.lessonCounts }),
		language: toLanguage(certificate.language),
		teacher: printedTeacher(facts.teacher, teacherNow),
		status: certificateStatus(certificate, new Date()),
		address: `${origin}/verify/${serial}`,
		linkedIn: linkedInAddress({ courseTitle, issuedAt, expiresAt, serial, origin }),
	};
}
