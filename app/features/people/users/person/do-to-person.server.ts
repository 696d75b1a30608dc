import type { AppLoadContext } from "@remix-run/cloudflare";
import { transferCourse } from "#app/features/learning/authoring/face.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import {
	changeRights,
	endSessionOf,
	endSessionsOf,
	liftSuspension,
	sendPasswordLinkTo,
	sendVerificationTo,
	startImpersonation,
	suspendAccount,
} from "#app/features/people/auth/face.server.ts";
import { homeOf } from "#app/features/people/auth/roles.ts";
import { resetFactors } from "#app/features/people/multi-factor/face.server.ts";
import { lastDay } from "#app/shared/calendar-day.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { changeAccess } from "../access/change-access.server";
import { grantAccess } from "../access/grant-access.server";
import type { PersonFormInput } from "./schemas";

type PersonActionInput = {
	actor: { id: number; capabilities: readonly Capability[] };
	userId: number;
	wish: PersonFormInput;
};
type Outcome = { ok: true; jobId?: string | null; jobIds?: string[]; goTo?: string } | { ok: false; reason: Refusal };
type Refusal =
	| ("gone" | "own" | "beyond" | "changed" | "lastAdmin" | "confirmed" | "courseGone" | "noFactor" | "bought")
	| ("admin" | "noTeacher");
/** Texts are `done.*` or `refused.*` of `people.json`. */
export type PersonActionResult =
	| { done: Exclude<PersonFormInput["intent"], "look"> }
	| { goTo: string }
	| { refused: Refusal };

export async function runPersonAction(
	context: AppLoadContext,
	db: Database,
	asked: PersonActionInput,
): Promise<PersonActionResult> {
	const outcome = await run(context, db, asked);
	if (!outcome.ok) return { refused: outcome.reason };
	for (const jobId of outcome.jobIds ?? [outcome.jobId]) {
		if (jobId) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
	}
	// The teacher's name is shown on the course page and its card.
	if (asked.wish.intent === "handOver") context.waitUntil(raiseContentVersion(context.env.CACHE));
	return asked.wish.intent === "look" ? { goTo: outcome.goTo ?? "/" } : { done: asked.wish.intent };
}

async function run(
	context: AppLoadContext,
	db: Database,
	{ actor, userId, wish }: PersonActionInput,
): Promise<Outcome> {
	const { origin, requestId } = context;
	const when = { requestId, now: new Date() };
	const by = { actorId: actor.id, userId, ...when };
	const endOf = ({ until }: { until?: string | undefined }) =>
		until ? lastDay(until, context.env.SCHOOL_TIME_ZONE) : null;
	switch (wish.intent) {
		case "rights":
			return changeRights(db, { actor, userId, role: wish.role, capabilities: wish.capabilities, origin, ...when });
		case "suspend":
			return suspendAccount(db, { ...by, why: wish.why, until: endOf(wish) });
		case "look":
			return impersonate(context, db, { ...by, why: wish.why });
		case "lift":
			return liftSuspension(db, by);
		case "endSessions":
			return endSessionsOf(db, by);
		case "endSession":
			return endSessionOf(db, { ...by, sessionId: wish.sessionId });
		case "handOver":
			return transferCourse(db, {
				actorId: actor.id,
				courseId: wish.courseId,
				from: userId,
				to: wish.to,
				origin,
				...when,
			});
		case "verify":
			return sendVerificationTo(db, { ...by, origin });
		case "passwordLink":
			return sendPasswordLinkTo(db, { ...by, origin });
		case "resetFactors":
			return resetFactorsOf(db, { by: actor.id, userId, origin, ...when });
		case "membership":
			return grantAccess(db, { ...by, origin, thing: { kind: "all" }, until: endOf(wish) });
		case "course":
			return grantAccess(db, {
				...by,
				origin,
				thing: { kind: "course", courseId: wish.courseId },
				until: endOf(wish),
			});
		case "extend":
			return changeAccess(db, {
				...by,
				origin,
				rightId: wish.rightId,
				why: wish.why,
				change: { kind: "extend", until: endOf(wish) },
			});
		case "pause":
		case "resume":
		case "takeBack":
			return changeAccess(db, {
				...by,
				origin,
				rightId: wish.rightId,
				why: wish.why,
				change: { kind: wish.intent },
			});
	}
}

async function resetFactorsOf(db: Database, asked: Parameters<typeof resetFactors>[1]): Promise<Outcome> {
	const outcome = await resetFactors(db, asked);
	if (outcome.ok || outcome.reason === "changed") return outcome;
	return { ok: false, reason: "noFactor" };
}

async function impersonate(
	context: AppLoadContext,
	db: Database,
	asked: Omit<Parameters<typeof startImpersonation>[1], "sessionId">,
): Promise<Outcome> {
	const session = await context.atPrimary().session();
	if (session.kind !== "signedIn") return { ok: false, reason: "changed" };
	const outcome = await startImpersonation(db, { ...asked, sessionId: session.sessionId });
	return outcome.ok ? { ok: true, goTo: homeOf(outcome.role) } : outcome;
}
