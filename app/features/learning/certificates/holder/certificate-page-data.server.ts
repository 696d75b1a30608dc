import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { certificateStatus } from "../certificate-status.ts";
import { certificateText } from "../layout/certificate-text.server.ts";
import { drawingOf, finishedPlat } from "../layout/finished-plat.server.ts";
import { groupedSerial, readSerial } from "../serial.ts";
import { findOwnCertificate } from "./own-certificates.repository.server.ts";
import { linkedInAddress } from "./share-links.ts";

/** Null when the serial is not one of the viewer's certificates. */
export async function readOwnCertificate(
	db: Database,
	{ viewer, serial: text }: { viewer: Viewer; serial: string | undefined },
) {
	const serial = readSerial(text);
	if (!serial) return null;
	const [own] = await db.batch([findOwnCertificate(db, { userId: userOfSession(viewer.session), serial })]);
	return firstRow(own);
}

type Certificate = NonNullable<Awaited<ReturnType<typeof readOwnCertificate>>>;

export function certificatePageData(
	certificate: Certificate,
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
		status: certificateStatus(certificate, new Date()),
		address: `${origin}/verify/${serial}`,
		linkedIn: linkedInAddress({ courseTitle, issuedAt, expiresAt, serial, origin }),
	};
}
