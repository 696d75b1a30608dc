import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { countTry, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { ReportReason } from "#db/schema/community/moderation-kinds.ts";
import type { Write } from "#db/write.ts";
import { EVIDENCE_DAYS, MODERATION_LIMITS } from "../limits.ts";
import type { ReportableKind, Reportables, ReportedThing, ThingReader } from "../reportable.ts";
import { holdPictures } from "./case-pictures.repository.server";
import {
	findOwnReport,
	findSentReport,
	insertCase,
	insertReport,
	markUrgent,
	openCaseId,
	type Reporter,
	type Subject,
} from "./reports.repository.server";

import { enqueueHidden } from "./tell-hidden.server";

export type ReportRequest = {
	reportables: Reportables;
	subject: Subject;
	reporter: Reporter;
	/** Sees hidden things, as moderators do. */
	isModerator: boolean;
	/** Sent twice, it is one report. */
	formKey: string;
	reason: ReportReason;
	body: string | null;
	language: Language;
	clientIp: string;
	origin: string;
	requestId: string;
	now: Date;
	rateLimitScale: number;
};

export type ReportOutcome =
	| { ok: true; isNew: boolean; reportedAt: Date; jobIds: string[] }
	| { ok: false; reason: "notFound" | "own" }
	| { ok: false; reason: "tooMany"; limit: number; retryAfterSeconds: number };

/**
 * Takes a report of a thing: opens its case with a copy of the thing, or joins the open one. Somebody has one open
 * report of a thing; a second one answers with the first. A report of child safety hides the thing at once; whether
 * other reports do is weighed by a job (`weighReports`).
 */
export async function reportThing(db: Database, request: ReportRequest): Promise<ReportOutcome> {
	const { reportables, subject: asked, reporter, isModerator, now, rateLimitScale: scale } = request;
	const kind = reportables.get(asked.kind);
	if (!kind) return { ok: false, reason: "notFound" };

	const reader: ThingReader = { userId: "userId" in reporter ? reporter.userId : null, isModerator };
	const limited = tryOf(request);
	const {
		found: [thing],
		tried,
		own: [own],
		sent: [sent],
	} = await inBatch(db, {
		found: kind.find(db, { id: asked.id, reader, now }),
		tried: countTry(db, { ...limited, now }),
		own: findOwnReport(db, asked, reporter),
		sent: findSentReport(db, request.formKey, reporter),
	});
	if (sent) return { ok: true, isNew: false, reportedAt: sent.reportedAt, jobIds: [] };
	const verdict = verdictOf(tried, { limit: limited.limit, now, scale });
	if (!verdict.allowed) {
		const { retryAfterSeconds } = verdict;
		return { ok: false, reason: "tooMany", limit: limited.limit.max, retryAfterSeconds };
	}
	if (!thing || thing.state === "removed") return { ok: false, reason: "notFound" };
	if (thing.authorId !== null && thing.authorId === reader.userId) return { ok: false, reason: "own" };
	if (own) return { ok: true, isNew: false, reportedAt: own.reportedAt, jobIds: [] };
	return takeReport(db, request, { kind, thing });
}

type Target = { kind: ReportableKind; thing: ReportedThing };

async function takeReport(db: Database, request: ReportRequest, { kind, thing }: Target): Promise<ReportOutcome> {
	const { reporter, formKey, reason, body, language, origin, requestId, now } = request;
	const subject = { kind: kind.name, id: thing.id };
	const userId = "userId" in reporter ? reporter.userId : null;
	const [mailId, nextId] = [newJobId(), newJobId()];
	const about = { kind: "moderationCase", id: openCaseId(subject) } as const;
	const isUrgent = reason === "childSafety";
	const hiding: readonly Write[] = [
		markUrgent(db, subject, { evidenceUntil: new Date(now.getTime() + EVIDENCE_DAYS * DAY_MS), now }),
		...kind.hide(db, { id: thing.id, mayEdit: false, now }),
		enqueueHidden(db, subject, { now, id: nextId }),
		audit(db, { by: null, deed: "moderation.hide", subject: about, after: { by: "childSafety" }, requestId, now }),
	];
	const weighing = [enqueue(db, "moderation.weigh", subject, { id: nextId, dueAt: now })];
	try {
		await runTogether(db, [
			insertCase(db, { subject, thing, reason, now }),
			...holdPictures(db, { subject, pictures: thing.pictures ?? [], now }),
			insertReport(db, { key: formKey, subject, reporter, language, reason, body, now }),
			// Without the reporter: whoever reads the audit may be the author.
			audit(db, { by: null, deed: "moderation.report", subject: about, after: { reason }, requestId, now }),
			...(isUrgent ? hiding : weighing),
			enqueueMail(db, "reportReceived", { userId, reportKey: formKey, language, origin }, { id: mailId, dueAt: now }),
		]);
	} catch (error) {
		if (!isDuplicate(error, "moderation_reports.key") && !isDuplicate(error, "moderation_reports.case_id")) throw error;
		// An account or a guest has reported it at the same moment.
		const [own] = await findOwnReport(db, subject, reporter);
		return { ok: true, isNew: false, reportedAt: own?.reportedAt ?? now, jobIds: [] };
	}
	return { ok: true, isNew: true, reportedAt: now, jobIds: [mailId, nextId] };
}

function tryOf({ reporter, clientIp }: ReportRequest) {
	return "userId" in reporter
		? { limit: MODERATION_LIMITS.reportsPerPerson, who: String(reporter.userId) }
		: { limit: MODERATION_LIMITS.reportsPerAddress, who: clientIp };
}
