import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { REPORT_REASONS } from "#db/schema/community/moderation-kinds.ts";

const key = errorKeys<"reports">();

export const LONGEST_REPORT = 2_000;

const reason = z.enum(REPORT_REASONS, key("errors.reasonMissing"));
const bodyLong = key("errors.bodyLong");
const subjectKind = z.string(key("errors.subjectMissing")).min(1, key("errors.subjectMissing")).max(40);
const subjectId = z.string(key("errors.subjectMissing")).min(1, key("errors.subjectMissing")).max(300);

const everyReport = {
	/** Generated with the form, so that submitting it twice makes one report. */
	formKey: z.uuid(),
	/** A thing that is named, by its kind and id; else its page is typed. */
	kind: subjectKind.optional(),
	id: subjectId.optional(),
	page: requiredLine(500, { missing: key("errors.pageMissing"), long: key("errors.pageWrong") }).optional(),
	reason,
	/** Hidden from people (`SpamTrap`); bots fill it in. */
	leaveEmpty: z.string().max(300).optional(),
};

export const ReportForm = z.strictObject({ ...everyReport, body: optionalText(LONGEST_REPORT, bodyLong).optional() });

/** Without an account: an explanation, a name and an address, and the statement of good faith (DSA, Article 16). */
export const GuestReportForm = z.strictObject({
	...everyReport,
	body: requiredText(LONGEST_REPORT, { missing: key("errors.bodyMissing"), long: bodyLong }),
	name: requiredLine(80, { missing: key("errors.nameMissing"), long: key("errors.nameLong") }),
	email: emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailWrong") }),
	goodFaith: z.literal("yes", key("errors.goodFaithMissing")),
});

const subjectMissing = { error: key("errors.subjectMissing") };

export const ReportInput = z.strictObject({
	subject: z.strictObject(
		// The calls of rooms answer with numbers, where an id is one.
		{ kind: subjectKind, id: z.union([subjectId, z.int().min(1)], subjectMissing) },
		subjectMissing,
	),
	reason,
	text: optionalText(LONGEST_REPORT, bodyLong).optional(),
});

/** What becomes of a report: taken, or the caller's open report of the same thing. */
export const ReportTakenShape = z.object({
	status: z.enum(["received", "alreadyReported"]),
	reportedAt: z.iso.datetime(),
});
