import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Certificate } from "../certificates.repository.server";
import { groupedSerial } from "../serial";
import { signatureAddress } from "../templates/signature";
import type { CertificateText } from "./lay-out-certificate";
import { qrPath } from "./qr-path";

export type PrintedCertificate = Pick<
	Certificate,
	| "serial"
	| "courseId"
	| "holderName"
	| "courseTitle"
	| "language"
	| "words"
	| "facts"
	| "completedAt"
	| "issuedAt"
	| "expiresAt"
>;

/** Text of a certificate in its own language, with days in UTC. `origin` is where it is verified. */
export function certificateText(certificate: PrintedCertificate, origin: string): CertificateText {
	const { words, facts, holderName, courseTitle, courseId, completedAt, issuedAt, expiresAt } = certificate;
	const language = toLanguage(certificate.language);
	const t = getFixedT(language, "certificates");
	const formats = formatsFor({ language, timeZone: "UTC" });
	const serial = groupedSerial(certificate.serial);
	const longDay = (instant: Date) => formats.longDay(instant.toISOString().slice(0, 10));
	const address = `${new URL(origin).host}/verify`;
	const issued = t("sheet.issued", { date: longDay(issuedAt), address });
	const expires = expiresAt ? [t("sheet.expires", { date: longDay(expiresAt) })] : [];
	return {
		heading: words.heading,
		intro: t("sheet.intro"),
		name: holderName,
		statement: words.statement,
		course: courseTitle,
		lots: facts.lessonCounts,
		figures: [
			{ label: t("sheet.lessons"), value: t("sheet.lessonsOf", { count: facts.lessons }) },
			{ label: t("sheet.study"), value: formats.duration(facts.minutes) },
			...(facts.score === null ? [] : [{ label: t("sheet.score"), value: formats.percent(facts.score) }]),
			{ label: t("sheet.completed"), value: formats.date(completedAt) },
		],
		signatures: [
			{ name: facts.teacher, role: t("sheet.taught") },
			{ name: words.signerName, role: words.signerRole },
		],
		signature: words.signature ? signatureAddress(words.signature) : null,
		sheetNumber: String(courseId),
		sheetLabel: t("sheet.sheet", { number: courseId }),
		serialLabel: t("sheet.serial"),
		serial,
		foot: [issued, joinSentences(language, [...expires, words.note])],
		qr: qrPath(`${origin}/verify/${serial}`),
	};
}
