import { z } from "zod";

const Text = z.string().nullish();

/** Only the message is required; unknown fields are refused. The gate limits the size. */
export const ErrorReportInput = z.strictObject({
	message: z.string().trim().min(1),
	stack: Text,
	context: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
	userAgent: Text,
	url: Text,
	timestamp: z.iso.datetime({ offset: true }).nullish(),
});
export type ErrorReport = z.infer<typeof ErrorReportInput>;

export const ReportAcceptedShape = z.object({});

export const StatusChangeInput = z.strictObject({
	intent: z.enum(["resolve", "mute", "reopen"]),
	returnTo: z.string().optional(),
});
