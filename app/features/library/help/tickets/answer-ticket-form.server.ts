import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { TicketAction } from "./schemas";
import { changeTicketStatus } from "./settle-ticket.server";
import type { TicketOwner } from "./tickets.repository.server";
import { writeInTicket } from "./write-in-ticket.server";

type TicketFormInput = { posted: FormData; owner: TicketOwner; page: string };

/** Handles the owner's forms: reply, close, reopen, confirm. Another person's ticket is treated as missing. */
export async function answerTicketForm(context: AppLoadContext, { posted, owner, page }: TicketFormInput) {
	const form = parseForm(posted, TicketAction);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const deed = form.value;
	const by = { owner, origin: context.origin, now: new Date() };
	const outcome =
		deed.intent === "reply"
			? await writeInTicket(context.db, { ...by, ...deed, rateLimitScale: context.env.RATE_LIMIT_SCALE })
			: await changeTicketStatus(context.db, { ...by, intent: deed.intent });
	if (outcome.ok) {
		for (const id of outcome.jobIds) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
		return redirect(page);
	}
	if (outcome.reason === "notFound") throw notFound();
	const reply = form.reply({
		formErrors: [{ key: outcome.reason === "tooMany" ? "errors.tooMany" : "ticket.closedForGood" }],
	});
	if (outcome.reason !== "tooMany") return data<{ reply: FormReply }>({ reply }, 409);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<{ reply: FormReply }>({ reply }, { status: 429, headers });
}
