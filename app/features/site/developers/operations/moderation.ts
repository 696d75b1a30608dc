import type { ApiOperation } from "../operation";

const taken = { status: "received", reportedAt: "2026-11-28T13:02:11.000Z" } as const;

export const MODERATION_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "reportContent",
		group: "account",
		method: "POST",
		path: "/api/reports",
		access: "user",
		takesKey: true,
		isTranslated: true,
		body: {
			shape: "ContentReport",
			example: {
				subject: { kind: "post", id: 814 },
				reason: "selling",
				text: "The same offer stands in three other threads.",
			},
		},
		answers: {
			200: { kind: "one", shape: "ContentReportTaken", example: { ...taken, status: "alreadyReported" } },
			201: { kind: "one", shape: "ContentReportTaken", example: taken },
		},
		refusals: [404, 409],
	},
];
