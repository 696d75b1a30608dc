import type { CertificateJson } from "#app/features/learning/certificates/certificate-shape.ts";
import { certificateStatus } from "#app/features/learning/certificates/certificate-status.ts";
import {
	type Certificate,
	findCertificate,
} from "#app/features/learning/certificates/certificates.repository.server.ts";
import { credentialAddress } from "#app/features/learning/certificates/credential/open-badge.ts";
import { publicJson } from "#app/features/learning/certificates/credential/public-response.server.ts";
import { printedSerial, readSerial } from "#app/features/learning/certificates/serial.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

/** 200 what the public page says, or with `?format=vc` the signed bytes as they were issued; 404. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const serial = readSerial(params.serial);
		return serial ? db.batch([findCertificate(db, serial)]) : [[]];
	},
	handle: ({ context, request, found: [[certificate]] }) => {
		if (!certificate) return apiError("notFound", { headers: { "Access-Control-Allow-Origin": "*" } });
		const isSigned = new URL(request.url).searchParams.get("format") === "vc";
		if (isSigned) return publicJson(certificate.credential, { type: "application/vc" });
		return publicJson(JSON.stringify(toJson(certificate, context.origin)), { type: "application/json" });
	},
});

function toJson(certificate: Certificate, origin: string): CertificateJson {
	const { holderName, courseId, courseTitle, language, completedAt, issuedAt, expiresAt, revokedAt, revokedWhy } =
		certificate;
	const serial = printedSerial(certificate.serial);
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
