import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";
import { PublishForm } from "../publish/schemas";

const key = errorKeys<"course-editor">();

const LONGEST_REMARKS = 2_000;

/** The form of the drafts with its other button. */
export const SubmitForm = PublishForm.extend({ intent: z.literal("submit") });

const submission = z.uuid();

export const WithdrawForm = z.strictObject({ intent: z.literal("withdraw"), submission });

export const SendBackForm = z.strictObject({
	intent: z.literal("sendBack"),
	submission,
	remarks: requiredText(LONGEST_REMARKS, {
		missing: key("errors.remarksMissing"),
		long: key("errors.remarksLong"),
	}),
});
