import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { answerTicket, changeStatusAsStaff, noteInTicket } from "./answer-ticket.server";
import { assignTicket } from "./assign-ticket.server";
import { DeskAction } from "./schemas";

export type DeskAnswer = { intent: string; reply: FormReply };

/** Returns the typed values when a form is refused. */
export async function answerDeskForm(
	context: AppLoadContext,
	{ request, key, actorId }: { request: Request; key: string; actorId: number },
) {
	const posted = await request.formData();
	const intent = String(posted.get("intent") ?? "");
	const form = parseForm(posted, DeskAction);
	if (form.status !== "success") return data<DeskAnswer>({ intent, reply: form.reply() }, 400);

	const deed = form.value;
	const by = { key, actorId, requestId: context.requestId, now: new Date() };
	const outcome = await run();
	if (outcome.ok) {
		for (const id of outcome.jobIds ?? []) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
		return redirect(`/admin/help/tickets/${key}`);
	}
	if (outcome.reason === "notFound") throw notFound();
	const message = deed.intent === "assign" ? "errors.assignedMeanwhile" : "errors.changedMeanwhile";
	return data<DeskAnswer>({ intent, reply: form.reply({ formErrors: [{ key: message }] }) }, 409);

	function run(): Promise<{ ok: true; jobIds?: string[] } | { ok: false; reason: "notFound" | "changedMeanwhile" }> {
		if (deed.intent === "assign") {
			return assignTicket(context.db, { ...by, from: deed.from ?? null, to: deed.to ?? null });
		}
		if (deed.intent === "note") return noteInTicket(context.db, { ...by, ...deed });
		const { origin } = context;
		if (deed.intent === "reply") return answerTicket(context.db, { ...by, ...deed, origin });
		return changeStatusAsStaff(context.db, { ...by, ...deed, origin });
	}
}
