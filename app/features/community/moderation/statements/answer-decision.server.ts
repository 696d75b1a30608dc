import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { appealDecision } from "./appeal-decision.server";
import { decisionOfReader } from "./decision-reader.server";
import { AppealForm } from "./schemas";

type DecisionRequest = { request: Request; id: string; userId: number | null };

/** What `guarded` hands over, as the reader of a decision. */
export function findForReader(context: AppLoadContext, db: Database, { request, id, userId }: DecisionRequest) {
	return decisionOfReader(db, {
		id,
		token: new URL(request.url).searchParams.get("token"),
		userId,
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
}

/** Takes the appeal of a member, signed in or by a mailed link. */
export async function answerDecisionForm(context: AppLoadContext, db: Database, asked: DecisionRequest) {
	const decision = await findForReader(context, db, asked);
	if (!decision) throw notFound();
	const form = parseForm(await asked.request.formData(), AppealForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const outcome = await appealDecision(db, {
		decisionId: decision.id,
		caseId: decision.caseId,
		memberId: decision.memberId,
		body: form.value.body,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.ok) return redirect(`/decisions/${decision.id}${new URL(asked.request.url).search}`);
	const reply = form.reply({ formErrors: [{ key: `errors.${outcome.reason}` }] });
	return data<{ reply: FormReply }>({ reply }, 409);
}
