import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";

const key = errorKeys<"help">();

/** Generated with the form, so that submitting it twice opens one ticket. */
const formKey = z.uuid();

const body = requiredText(5_000, { missing: key("errors.messageMissing"), long: key("errors.messageLong") });

const email = emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailWrong") });

const everyContact = {
	formKey,
	topic: z.enum(TICKET_TOPICS, key("errors.topicMissing")),
	subject: requiredLine(120, { missing: key("errors.subjectMissing"), long: key("errors.subjectLong") }),
	message: body,
	from: z.string().max(300).optional(),
	/** Hidden from people (`SpamTrap`); bots fill it in. */
	leaveEmpty: z.string().max(300).optional(),
};

export const ContactInput = z.strictObject(everyContact);

export const GuestContactInput = z.strictObject({
	...everyContact,
	name: requiredLine(80, { missing: key("errors.nameMissing"), long: key("errors.nameLong") }),
	email,
});

export const NewLinkInput = z.strictObject({ intent: z.literal("newLink"), email });

export const TicketAction = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("reply"), formKey, message: body }),
	z.strictObject({ intent: z.literal("close") }),
	z.strictObject({ intent: z.literal("reopen") }),
	z.strictObject({ intent: z.literal("confirm") }),
]);

export const VoteInput = z.strictObject({
	helpful: z.enum(["yes", "no"]),
	reason: optionalText(500, key("errors.reasonLong")).optional(),
});
