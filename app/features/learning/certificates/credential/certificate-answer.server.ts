import { apiError } from "#app/shared/api/api-error.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import type { CertificateJson } from "../certificate-shape.ts";
import { certificateStatus } from "../certificate-status.ts";
import { type Certificate, findCertificate } from "../certificates.repository.server.ts";
import { groupedSerial, readSerial } from "../serial.ts";
import { credentialAddress } from "./open-badge.ts";
import { publicJson } from "./public-response.server.ts";

/** Reads the certificate with the serial of an address; null where there is none. */
export async function readPublicCertificate(db: Database, text: string | undefined): Promise<Certificate | null> {
	const serial = readSerial(text);
	if (!serial) return null;
	const [found] = await db.batch([findCertificate(db, serial)]);
	return firstRow(found);
}

/** Answers with what the public page says, or with the signed bytes as they were issued; 404 without a certificate. */
export function certificateAnswer(
	certificate: Certificate | null,
	{ origin, isSigned }: { origin: string; isSigned: boolean },
): Response {
	if (!certificate) return apiError("notFound", { headers: { "Access-Control-Allow-Origin": "*" } });
	if (isSigned) return publicJson(certificate.credential, { type: "application/vc" });
	return publicJson(JSON.stringify(toJson(certificate, origin)), { type: "application/json" });
}

function toJson(certificate: Certificate, origin: string): CertificateJson {
	const { holderName, courseId, courseTitle, language, completedAt, issuedAt, expiresAt, revokedAt, revokedWhy } =
		certificate;
	const serial = groupedSerial(certificate.serial);
	return {
		serial,
		status: certificateStatus(certificate, new Date()),
		holderName,
		courseId,
		courseTitle,
		language,
		completedAt: completedAt.toISOString(),
		issuedAt: issuedAt.toISOString(),
		expiresAt: expiresAt?.toISOString() ?? null,
		revokedAt: revokedAt?.toISOString() ?? null,
		revokedWhy,
		verifyUrl: `${origin}/verify/${serial}`,
		credentialUrl: credentialAddress(origin, certificate.serial),
	};
}
