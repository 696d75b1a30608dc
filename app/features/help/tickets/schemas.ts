import { z } from "zod";
import { TICKET_TOPICS } from "../../../../db/schema/library/ticket-kinds";
import { errorKeys } from "../../../shared/forms/form-message";
import { nameText } from "../../../shared/forms/name-text";

const key = errorKeys<"help">();

/** Made with the form, so that one that is sent twice is taken once. */
const formKey = z.uuid();

const body = z
	.string(key("errors.messageMissing"))
	.trim()
	.min(1, key("errors.messageMissing"))
	.max(5_000, key("errors.messageLong"));

const email = z
	.string(key("errors.emailMissing"))
	.trim()
	.toLowerCase()
	.max(254, key("errors.emailWrong"))
	.pipe(z.email(key("errors.emailWrong")));

const everyContact = {
	formKey,
	topic: z.enum(TICKET_TOPICS, key("errors.topicMissing")),
	subject: z
		.string(key("errors.subjectMissing"))
		.trim()
		.min(1, key("errors.subjectMissing"))
		.max(120, key("errors.subjectLong"))
		.regex(/^\P{Cc}*$/u, key("errors.subjectMissing")),
	message: body,
	/** The page that it came from. */
	from: z.string().max(300).optional(),
	/** No person sees this field (`SpamTrap`); programs fill it in. */
	leaveEmpty: z.string().max(300).optional(),
};

/** The contact form of somebody who is signed in. */
export const ContactInput = z.strictObject(everyContact);

/** The contact form of a guest. */
export const GuestContactInput = z.strictObject({
	...everyContact,
	name: nameText(key("errors.nameMissing"))
		.min(1, key("errors.nameMissing"))
		.max(80, key("errors.nameLong"))
		.regex(/^\P{Cc}*$/u, key("errors.nameMissing")),
	email,
});

/** A guest whose link has run out asks for new ones. */
export const NewLinkInput = z.strictObject({ intent: z.literal("newLink"), email });

/** What whoever wrote a ticket does with it. */
export const TicketDeed = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("reply"), formKey, message: body }),
	z.strictObject({ intent: z.literal("close") }),
	z.strictObject({ intent: z.literal("reopen") }),
	z.strictObject({ intent: z.literal("confirm") }),
]);

export const VoteInput = z.strictObject({
	helpful: z.enum(["yes", "no"]),
	reason: z.string().trim().max(500, key("errors.reasonLong")).optional(),
});
