import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { findUser, isLastAdmin, suspensionWrites } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { addDays, dayOf, type LastDay, lastDay } from "#app/shared/calendar-day.ts";
import { DAY_MS, SECOND_MS } from "#app/shared/durations.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type Measure, measureOf } from "#db/schema/community/moderation-kinds.ts";
import type { Write } from "#db/write.ts";
import { APPEAL_DAYS, MAIL_DELAY_SECONDS } from "../limits.ts";
import type { ReportableKind, Reportables } from "../reportable.ts";
import { holdPictures } from "../reports/case-pictures.repository.server.ts";
import { mailsOfReports } from "../reports/mails-of-reports.repository.server.ts";
import { insertSilence } from "../silences/silences.repository.server.ts";
import { bringBack } from "../standing/bring-back.server.ts";
import { listOtherHiders } from "../standing/hiders.repository.server.ts";
import { insertDecision } from "../statements/decisions.repository.server.ts";
import { type CaseRefusal, refusalOf } from "./case-refusal.server";
import { closeCase, type FoundCase, findCase, judgeReports } from "./cases.repository.server";
import type { DecisionInput } from "./schemas";

type Input = {
	reportables: Reportables;
	id: number;
	actorId: number;
	decision: Omit<DecisionInput, "intent" | "others"> & Partial<Pick<DecisionInput, "others">>;
	/** Of the school: a suspension ends with a day of its calendar. */
	timeZone: string;
	origin: string;
	requestId: string;
	now: Date;
};
export type DecisionRefusal =
	| CaseRefusal
	| "noAuthor"
	| "suspendedAlready"
	| "needsPeople"
	| "lastAdmin"
	/** Nobody could edit it, so it is kept or removed. */
	| "notEditable"
	/** It shows no picture, or takes no replies. */
	| "notPossible"
	/** Since the page was read: reports, or the hiding of the thing. */
	| "reportsCameIn";
type Outcome = { ok: true; decisionId: string } | { ok: false; reason: DecisionRefusal };

/**
 * Decides an open case: one batch closes it, writes the statement, judges the reports, changes the thing, silences or
 * suspends its author, and enqueues the mails, which wait until the decision can no longer be undone. Of two decisions
 * at once one has an effect. What the moderator has not read is not decided: a report that has come in meanwhile refuses it.
 */
export async function decideCase(db: Database, input: Input): Promise<Outcome> {
	const { reportables, id, actorId, decision, now } = input;
	const {
		cases: [found],
		others,
	} = await inBatch(db, { cases: findCase(db, id, { userId: actorId }), others: listOtherHiders(db, id) });
	const kind = found && reportables.get(found.subjectKind);
	if (!found || !kind) return { ok: false, reason: "notFound" };
	if (decision.outcome === "hidden" && !kind.isEditable) return { ok: false, reason: "notEditable" };
	const measure = measureOf(decision.outcome);
	const pictures = measure ? await picturesForMeasure(db, { kind, found, measure, actorId, now }) : [];
	if (pictures === null) return { ok: false, reason: "notPossible" };
	const refused = await sanctionRefusal(db, found, input);
	if (refused) return { ok: false, reason: refused };

	const decisionId = newHexId();
	const thing = { id: found.subjectId, now };
	const shown = () =>
		found.hiddenAt ? bringBack(db, { kind, subjectId: found.subjectId, caseId: id, others, now }) : [];
	const measured = (which: Measure) => [
		...shown(),
		...(kind.measures?.[which]?.apply(db, { ...thing, pictures }) ?? []),
	];
	const ofThing = {
		kept: shown,
		picturesRemoved: () => measured("picturesRemoved"),
		closed: () => measured("closed"),
		hidden: () => kind.hide(db, { ...thing, mayEdit: true }),
		removed: () => kind.remove(db, thing),
	}[decision.outcome]();
	try {
		await runTogether(db, [
			// While the case is open: a picture may have come since it was reported.
			...holdPictures(db, { subject: { kind: kind.name, id: found.subjectId }, pictures, now }),
			closeCase(db, {
				id,
				actorId,
				round: decision.round,
				seen: { reports: decision.seen, hiddenAt: found.hiddenAt },
				now,
			}),
			requireChange(db),
			...decisionWrites(db, found, { ...input, decisionId }),
			...ofThing,
		]);
		return { ok: true, decisionId };
	} catch (error) {
		if (isLastAdmin(error)) return { ok: false, reason: "lastAdmin" };
		if (isDuplicate(error, "moderation_decisions.case_id")) return { ok: false, reason: "decidedMeanwhile" };
		if (!isConflict(error)) throw error;
		return { ok: false, reason: await conflictOf(db, found, input) };
	}
}

type Measuring = Pick<Input, "actorId" | "now"> & { kind: ReportableKind; found: FoundCase; measure: Measure };

/** The pictures that the thing shows at the moment. Null when the measure is not to be had. */
async function picturesForMeasure(db: Database, { kind, found, measure, actorId, now }: Measuring) {
	const reader = { userId: actorId, isModerator: true };
	const thing = firstRow(await kind.find(db, { id: found.subjectId, reader, now }));
	return thing?.measures?.includes(measure) ? (thing.pictures ?? []) : null;
}

/** Why the batch of a decision has found nothing to change. */
async function conflictOf(
	db: Database,
	{ hiddenAt }: FoundCase,
	{ id, actorId, decision, now }: Input,
): Promise<DecisionRefusal> {
	const reason = await refusalOf(db, { id, actorId, now });
	const [after] = await findCase(db, id, { userId: actorId });
	if (reason !== "decidedMeanwhile" || after?.status !== "open" || after.round !== decision.round) return reason;
	const isSame = after.reports === decision.seen && after.hiddenAt?.getTime() === hiddenAt?.getTime();
	if (!isSame) return "reportsCameIn";
	if (measureOf(decision.outcome)) return "notPossible";
	return decision.sanction === "suspended" ? "needsPeople" : reason;
}

async function sanctionRefusal(
	db: Database,
	found: FoundCase,
	{ decision, now }: Input,
): Promise<DecisionRefusal | null> {
	if (decision.sanction === "none") return null;
	if (found.authorId === null) return "noAuthor";
	if (decision.sanction !== "suspended") return null;
	const [author] = await findUser(db, found.authorId);
	if (!author) return "noAuthor";
	return isSuspended(author, now) ? "suspendedAlready" : null;
}

function decisionWrites(db: Database, found: FoundCase, input: Input & { decisionId: string }): Write[] {
	const { id, actorId, decision, decisionId, timeZone, origin, requestId, now } = input;
	const { outcome, sanction, ground = null, facts } = decision;
	const isKept = outcome === "kept";
	const hasLength = sanction === "silenced" || sanction === "suspended";
	const days = hasLength && decision.length && decision.length !== "longer" ? Number(decision.length) : null;
	const until = days === null ? null : lastDay(addDays(dayOf(now, timeZone), days), timeZone);
	const endsAt = endOf(sanction, { days, until, now });
	const scope =
		sanction === "silenced" ? (decision.scope ?? "everywhere") : sanction === "suspended" ? "everywhere" : null;
	const { authorId: memberId } = found;
	const mailsDue = new Date(now.getTime() + MAIL_DELAY_SECONDS * SECOND_MS);
	// A member hears of a decision that changes something for them.
	const isTold = memberId !== null && (!isKept || found.hiddenAt !== null);
	return [
		insertDecision(db, {
			id: decisionId,
			caseId: id,
			round: decision.round,
			moderatorId: actorId,
			memberId,
			outcome,
			sanction,
			scope,
			days,
			endsAt,
			ground,
			facts: facts || null,
			decidedAt: now,
			appealUntil: new Date(now.getTime() + APPEAL_DAYS * DAY_MS),
		}),
		judgeReports(db, id, isKept ? "wrong" : "right"),
		...(sanction === "silenced" && memberId !== null && scope
			? [insertSilence(db, { decisionId, userId: memberId, scope, startsAt: now, endsAt })]
			: []),
		audit(db, {
			by: actorId,
			deed: "moderation.decide",
			subject: { kind: "moderationCase", id },
			after: { outcome, sanction, scope, days, ground },
			requestId,
			now,
		}),
		...(isTold
			? [enqueueMail(db, "moderated", { userId: memberId, decisionId, origin }, { id: newJobId(), dueAt: mailsDue })]
			: []),
		mailsOfReports(db, { caseId: id, decisionId, origin, dueAt: mailsDue }),
		...othersOf(decision).map((other) =>
			enqueue(db, "moderation.removeSame", { decisionId, id: other, requestId }, { dueAt: mailsDue }),
		),
		...(sanction === "suspended" && memberId !== null
			? suspensionWrites(db, { actorId, userId: memberId, why: facts ?? "", until, requestId, now })
			: []),
	];
}

/** What is to be removed with it. */
function othersOf({ outcome, others = [], withOthers }: Input["decision"]): readonly string[] {
	return outcome === "removed" && withOthers ? [...new Set(others)] : [];
}

type Ending = { days: number | null; until: LastDay | null; now: Date };

/** A silence ends by its instant, a suspension with its last day. */
function endOf(sanction: DecisionInput["sanction"], { days, until, now }: Ending): Date | null {
	if (sanction === "suspended") return until?.endsAt ?? null;
	return sanction === "silenced" && days !== null ? new Date(now.getTime() + days * DAY_MS) : null;
}
