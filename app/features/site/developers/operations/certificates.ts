import { z } from "zod";
import type { ApiOperation } from "../operation";

const serial = "7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6";

/** Public certificate checks, open to any origin. */
export const CERTIFICATE_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "certificate",
		group: "learning",
		method: "GET",
		path: "/api/certificates/{serial}",
		access: "everyone",
		parameters: [{ name: "serial", schema: z.string(), example: serial }],
		query: [{ name: "format", schema: z.enum(["vc"]), example: "vc" }],
		answers: {
			200: {
				kind: "one",
				shape: "Certificate",
				example: {
					serial,
					status: "valid",
					holderName: "Mira Novak",
					courseId: 1,
					courseTitle: "Buying and selling property on a classifieds site",
					language: "en",
					completedAt: "2026-11-02T16:20:00.000Z",
					issuedAt: "2026-11-02T16:20:04.000Z",
					expiresAt: null,
					revokedAt: null,
					revokedWhy: null,
					verifyUrl: `https://school.example/verify/${serial}`,
					credentialUrl: `https://school.example/api/certificates/${serial}?format=vc`,
				},
			},
		},
	},
	{
		name: "certificateStatusList",
		group: "learning",
		method: "GET",
		path: "/api/certificates/status-lists/{list}",
		access: "everyone",
		parameters: [{ name: "list", schema: z.int().min(1), example: 1 }],
		answers: { 200: { kind: "document", type: "application/vc" } },
		refusals: [503],
	},
];
