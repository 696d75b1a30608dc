import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import type { Database } from "#db/client.server.ts";
import { applyPlanAction } from "./do-to-plan.server";
import { PlanForm } from "./schemas";
import { undoPlanChange } from "./undo-plan-change.server";

export type PlanAnswer = { reply: FormReply | null; notUndone: "notFound" | "changedMeanwhile" | null };
type PlanRequest = { request: Request; planId: number; actorId: number };

const key = errorKeys<"plans">();

export async function answerPlanForm(context: AppLoadContext, db: Database, { request, planId, actorId }: PlanRequest) {
	const sent = await request.formData();
	const by = { actorId, requestId: context.requestId, now: new Date() };
	const undo = parseForm(sent, UndoForm);
	if (undo.status === "success") {
		const undone = await undoPlanChange(db, { planId, changeId: undo.value.changeId }, by);
		if (!undone.ok) return data<PlanAnswer>({ reply: null, notUndone: undone.reason }, 409);
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(`/admin/plans/${planId}?undone=1#history`);
	}
	const form = parseForm(sent, PlanForm);
	if (form.status !== "success") return data<PlanAnswer>({ reply: form.reply(), notUndone: null }, 400);
	const outcome = await applyPlanAction(db, { planId, wish: form.value, by });
	if (outcome.ok) {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(`/admin/plans/${planId}?saved=1`);
	}
	if (outcome.reason === "notFound") throw notFound();
	if (outcome.reason === "nameless") {
		const reply = form.reply({ fieldErrors: { "words.en.name": [{ key: key("errors.nameless") }] } });
		return data<PlanAnswer>({ reply, notUndone: null }, 400);
	}
	const reply = form.reply({ formErrors: [{ key: key("errors.changed") }] });
	return data<PlanAnswer>({ reply, notUndone: null }, 409);
}
