import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findCertificate, findTeacherNow } from "../certificates.repository.server.ts";
import { groupedSerial, readSerial } from "../serial.ts";
import { verifyView } from "./verify-view.server.ts";

export async function readVerifiedCertificate(db: Database, text: string | undefined) {
	const serial = readSerial(text);
	if (!serial) return { shownSerial: String(text).slice(0, 80), certificate: null, teacherNow: undefined };
	const [[certificate], [teacherNow]] = await db.batch([findCertificate(db, serial), findTeacherNow(db, serial)]);
	return { shownSerial: groupedSerial(serial), certificate: certificate ?? null, teacherNow };
}

/** `found` is null for an unknown serial. */
export function verifyPageData(
	{ shownSerial, certificate, teacherNow }: Awaited<ReturnType<typeof readVerifiedCertificate>>,
	language: Language,
) {
	const t = getFixedT(language, "certificates");
	const formats = formatsFor({ language, timeZone: "UTC" });
	const now = new Date();
	const found = certificate ? verifyView(certificate, { now, formats, teacherNow }) : null;
	return {
		title: t(`verify.${found?.status ?? "unknown"}`),
		description: t("verify.description"),
		serial: shownSerial,
		checkedAt: formats.dateTime(now),
		found,
	};
}
