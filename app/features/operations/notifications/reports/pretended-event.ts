export type PretendedReport = "bounce" | "complaint";

/** The event that the mail service would put into the queue: a school that runs locally has none. */
export function pretendedEvent(kind: PretendedReport, { email, now }: { email: string; now: Date }) {
	const recipient = { eventId: `pretended-${crypto.randomUUID()}`, recipient: email };
	return {
		type: `cf.email.sending.message.${kind === "bounce" ? "bounced" : "complained"}`,
		payload: kind === "bounce" ? { ...recipient, bounce: { type: "hard" } } : recipient,
		metadata: { eventTimestamp: now.toISOString() },
	};
}
