import { z } from "zod";

export const CertificateShape = z.object({
	serial: z.string(),
	status: z.enum(["valid", "revoked", "expired"]),
	holderName: z.string(),
	courseId: z.int(),
	courseTitle: z.string(),
	language: z.string(),
	completedAt: z.iso.datetime(),
	issuedAt: z.iso.datetime(),
	expiresAt: z.iso.datetime().nullable(),
	revokedAt: z.iso.datetime().nullable(),
	revokedWhy: z.enum(["replaced", "mistake", "misconduct", "requested"]).nullable(),
	verifyUrl: z.url(),
	credentialUrl: z.url(),
});
export type CertificateJson = z.infer<typeof CertificateShape>;
