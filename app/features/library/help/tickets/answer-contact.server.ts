import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { openTicket } from "./open-ticket.server";
import { ContactInput, GuestContactInput } from "./schemas";

export type ContactAnswer = { sentTo: string; reply?: undefined } | { sentTo?: undefined; reply: FormReply };

/** Members are sent to the new ticket, guests to their mail. Suspected bots submit again, with values preserved. */
export async function answerContact(
	context: AppLoadContext,
	{ request, user }: { request: Request; user: { id: number } | null },
) {
	const read = readContact(await request.formData(), user);
	if (read.refused) return data<ContactAnswer>({ reply: read.refused }, 400);
	const { owner, value, refuse } = read;
	const guest = "email" in owner && owner.email ? data<ContactAnswer>({ sentTo: owner.email }) : null;
	if (value.leaveEmpty) return data<ContactAnswer>({ reply: refuse("errors.askedAgain") }, 400);

	const { formKey, topic, subject, message, from } = value;
	const outcome = await openTicket(context.db, {
		owner,
		formKey,
		topic,
		subject,
		message,
		page: safeRedirect(from, { guestPages: true }),
		language: await context.language,
		clientIp: context.clientIp,
		origin: context.origin,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (!outcome.ok) {
		const reply = refuse(`errors.${outcome.reason}`);
		if (outcome.reason !== "tooMany") return data<ContactAnswer>({ reply }, 409);
		return data<ContactAnswer>(
			{ reply },
			{ status: 429, headers: { "Retry-After": String(outcome.retryAfterSeconds) } },
		);
	}
	for (const id of outcome.jobIds) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return guest ?? redirect(`/help/tickets/${outcome.key}?new=1`);
}

function readContact(posted: FormData, user: { id: number } | null) {
	const form = user ? parseForm(posted, ContactInput) : null;
	if (form?.status === "success" && user) {
		const refuse = (key: string) => form.reply({ formErrors: [{ key }] });
		return { owner: { userId: user.id }, value: form.value, refuse };
	}
	if (form) return { refused: form.reply() };
	const ofGuest = parseForm(posted, GuestContactInput);
	if (ofGuest.status !== "success") return { refused: ofGuest.reply() };
	const { name, email, ...value } = ofGuest.value;
	return { owner: { name, email }, value, refuse: (key: string) => ofGuest.reply({ formErrors: [{ key }] }) };
}
