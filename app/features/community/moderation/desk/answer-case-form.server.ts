import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { passCase } from "../passing/pass-case.server.ts";
import type { Reportables } from "../reportable.ts";
import { endSanction } from "../sanctions/end-sanction.server.ts";
import { decideAppeal } from "../statements/appeal-decision.server.ts";
import { findNextCase } from "./cases.repository.server";
import { CASES_LIST, type CasesQuery, caseHref, openCasesLike } from "./cases-query";
import { decideCase } from "./decide-case.server";
import { reopenDecision, undoDecision } from "./reopen-case.server";
import { CaseAction, type CaseActionInput } from "./schemas";
import { giveBackCase, holdCase } from "./take-case.server";
import { withUndo } from "./undo-parameter";

export type CaseAnswer = { intent: string; reply: FormReply };
export type CaseActor = Pick<CurrentUser, "id" | "capabilities"> & { hasProof: boolean };

type Input = { request: Request; db: Database; id: number; actor: CaseActor; reportables: Reportables };

/** What a moderator does with a case. `proofMissing`: suspending somebody asks for a fresh proof of identity. */
export async function answerCaseForm(context: AppLoadContext, { request, db, id, actor, reportables }: Input) {
	const posted = await request.formData();
	const intent = String(posted.get("intent") ?? "").slice(0, 20);
	const form = parseForm(posted, CaseAction);
	if (form.status !== "success")
		return { kind: "answer" as const, answer: data<CaseAnswer>({ intent, reply: form.reply() }, 400) };
	const deed = form.value;
	const isSuspending = deed.intent === "decide" && deed.outcome !== "kept" && deed.sanction === "suspended";
	if (isSuspending && actor.capabilities.includes("people") && !actor.hasProof)
		return { kind: "proofMissing" as const };
	const now = new Date();
	const query = CASES_LIST.parse(new URL(request.url).searchParams);
	const outcome = await run(context, db, { deed, id, actor, reportables, query, now });
	if (outcome.ok) return { kind: "answer" as const, answer: redirect(outcome.goTo) };
	if (outcome.reason === "notFound") throw notFound();
	const reply = form.reply({ formErrors: [{ key: `errors.${outcome.reason}` }] });
	return { kind: "answer" as const, answer: data<CaseAnswer>({ intent, reply }, 409) };
}

type Doing = {
	deed: CaseActionInput;
	id: number;
	actor: CaseActor;
	reportables: Reportables;
	/** The list from which the case was opened. */
	query: CasesQuery;
	now: Date;
};
type Outcome = { ok: true; goTo: string } | { ok: false; reason: string };

async function run(
	context: AppLoadContext,
	db: Database,
	{ deed, id, actor, reportables, query, now }: Doing,
): Promise<Outcome> {
	const { requestId, origin, env } = context;
	const by = { id, actorId: actor.id, requestId, now };
	const here = caseHref(query, id);
	const stay = (outcome: { ok: true } | { ok: false; reason: string }): Outcome =>
		outcome.ok ? { ok: true, goTo: here } : outcome;
	switch (deed.intent) {
		case "take":
			return stay(await holdCase(db, { ...by, round: deed.round }));
		case "release":
			return stay(await giveBackCase(db, by));
		case "pass": {
			const { intent: _, note = "", ...chosen } = deed;
			const outcome = await passCase(db, { ...by, ...chosen, note, origin });
			if (outcome.ok) context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
			return stay(outcome);
		}
		case "undo":
			return stay(await undoDecision(db, { ...by, reportables, decisionId: deed.decisionId }));
		case "reopen":
			return stay(await reopenDecision(db, { ...by, reportables, decisionId: deed.decisionId }));
		case "endSanction":
			return stay(await endSanction(db, { ...by, decisionId: deed.decisionId }));
		case "decide": {
			const { intent: _, ...chosen } = deed;
			// Nothing wrong, so nothing happens to the author; the fields may still be filled.
			const decision = chosen.outcome === "kept" ? { ...chosen, sanction: "none" as const } : chosen;
			const timeZone = env.SCHOOL_TIME_ZONE;
			const outcome = await decideCase(db, { ...by, reportables, decision, timeZone, origin });
			if (!outcome.ok) return outcome;
			const next = await nextCasePath(db, { query, userId: actor.id, now });
			return { ok: true, goTo: withUndo(next, { decisionId: outcome.decisionId, caseId: id }, now) };
		}
		case "appeal": {
			const { decisionId, outcome: wanted, reasons } = deed;
			const about = { reportables, caseId: id, decisionId, outcome: wanted, reasons, origin };
			const outcome = await decideAppeal(db, { ...about, actorId: actor.id, requestId, now });
			if (outcome.ok) context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
			return stay(outcome);
		}
	}
}

type Next = { query: CasesQuery; userId: number; now: Date };

/** The next case that waits in the list, else in the whole queue, else the empty queue. */
async function nextCasePath(db: Database, { query, ...reader }: Next): Promise<string> {
	const [listed, all] = [openCasesLike(query), CASES_LIST.parse(new URLSearchParams())];
	const {
		inList: [inList],
		anywhere: [anywhere],
	} = await inBatch(db, { inList: findNextCase(db, listed, reader), anywhere: findNextCase(db, all, reader) });
	if (inList) return caseHref(listed, inList.id);
	return anywhere ? caseHref(all, anywhere.id) : CASES_LIST.href(all);
}
