import { z } from "zod";

/**
 * What the mail service tells of a mail, as its event subscription puts it into a queue. Source:
 * https://developers.cloudflare.com/email-service/platform/event-subscriptions/
 */
const MailEvent = z.object({
	type: z.enum(["cf.email.sending.message.bounced", "cf.email.sending.message.complained"]),
	payload: z.object({
		eventId: z.string().min(1).max(200),
		messageId: z.string().max(200).optional(),
		recipient: z.email().max(320),
		bounce: z.object({ type: z.string() }).optional(),
	}),
	metadata: z.object({ eventTimestamp: z.iso.datetime() }),
});

export type MailReport = {
	eventId: string;
	/** What the mail service called the mail when it was sent. */
	messageId?: string | undefined;
	kind: "hardBounce" | "softBounce" | "complaint";
	/** In lower case, as accounts keep it. */
	email: string;
	at: Date;
};

/** Null for messages of a queue that are about something else. */
export function readMailReport(body: unknown): MailReport | null {
	const { data } = MailEvent.safeParse(body);
	if (!data) return null;
	const { type, payload, metadata } = data;
	const bounce = payload.bounce?.type === "hard" ? "hardBounce" : "softBounce";
	return {
		eventId: payload.eventId,
		messageId: payload.messageId,
		kind: type.endsWith("complained") ? "complaint" : bounce,
		email: payload.recipient.trim().toLowerCase(),
		at: new Date(metadata.eventTimestamp),
	};
}
