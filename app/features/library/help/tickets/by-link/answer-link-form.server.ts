import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { ContactAnswer } from "../answer-contact.server";
import { NewLinkInput } from "../schemas";
import { askForLink } from "./ask-for-link.server";

/** The same answer for every address, so that it reveals nothing. */
export async function answerLinkForm(context: AppLoadContext, posted: FormData) {
	const form = parseForm(posted, NewLinkInput);
	if (form.status !== "success") return data<ContactAnswer>({ reply: form.reply() }, 400);
	const { email } = form.value;
	const outcome = await askForLink(context.db, {
		email,
		language: await context.language,
		origin: context.origin,
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (!outcome.ok) {
		const reply = form.reply({ formErrors: [{ key: "errors.tooMany" }] });
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<ContactAnswer>({ reply }, { status: 429, headers });
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data<ContactAnswer>({ sentTo: email });
}
