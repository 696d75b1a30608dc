import { z } from "zod";

const Text = z.string().nullish();

/**
 * An error report as a browser sends it; only the message must be there. Strict:
 * an unknown field is refused. How long it may be is the gate's business, how
 * much of it is kept `scrub-report.ts`.
 */
export const ErrorReportInput = z.strictObject({
	message: z.string().trim().min(1),
	stack: Text,
	context: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
	userAgent: Text,
	url: Text,
	timestamp: z.iso.datetime({ offset: true }).nullish(),
});
export type ErrorReport = z.infer<typeof ErrorReportInput>;

/** The answer to a report: nothing of it is said back. */
export const ReportTakenShape = z.object({});

/** What an admin may do with a group of errors. */
export const StatusChangeInput = z.strictObject({
	intent: z.enum(["resolve", "mute", "reopen"]),
	returnTo: z.string().optional(),
});
