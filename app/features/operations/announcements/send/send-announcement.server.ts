import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { changeAnnouncement, findOverseen } from "../announcements.repository.server";
import { type Actor, requireAuthority } from "../authority.server";
import type { ANNOUNCEMENT_DEEDS } from "../deeds";

/** `seen`: the revision that the page showed. */
type At = { id: string; seen: number };
export type SendOutcome = { ok: true; jobId?: string } | { ok: false; reason: "changed" | "past" };

/** Begins to send a draft, or one that is scheduled; of two at once one is refused. */
export function sendNow(db: Database, { id, seen, origin }: At & { origin: string }, by: Actor): Promise<SendOutcome> {
	const set = { state: "sending", sendAt: null, changedAt: by.now } as const;
	const change = changeAnnouncement(db, { id, seen, in: ["draft", "scheduled"], set, by });
	return startWith(db, { id, seen, origin, dueAt: by.now, change, deed: "announcements.send", by });
}

/** Sends a draft at an instant to come. */
export async function scheduleAnnouncement(
	db: Database,
	{ id, seen, origin, sendAt }: At & { origin: string; sendAt: Date },
	by: Actor,
): Promise<SendOutcome> {
	if (sendAt <= by.now) return { ok: false, reason: "past" };
	const set = { state: "scheduled", sendAt, changedAt: by.now } as const;
	const change = changeAnnouncement(db, { id, seen, in: ["draft"], set, by });
	const outcome = await startWith(db, {
		id,
		seen,
		origin,
		dueAt: sendAt,
		change,
		by,
		deed: "announcements.schedule",
		after: { sendAt: sendAt.toISOString() },
	});
	return outcome.ok ? { ok: true } : outcome;
}

/** Back to a draft: the job that waits finds another revision, and does nothing. */
export function unschedule(db: Database, { id, seen }: At, by: Actor): Promise<SendOutcome> {
	const set = { state: "draft", sendAt: null, changedAt: by.now } as const;
	return settle(db, {
		id,
		change: changeAnnouncement(db, { id, seen, in: ["scheduled"], set, by }),
		deed: "announcements.unschedule",
		by,
	});
}

/** Whoever has not received it by now does not receive it. */
export function stopAnnouncement(db: Database, { id, seen }: At, by: Actor): Promise<SendOutcome> {
	const set = { state: "stopped", endedAt: by.now, changedAt: by.now } as const;
	return settle(db, {
		id,
		change: changeAnnouncement(db, { id, seen, in: ["sending"], set, by }),
		deed: "announcements.stop",
		by,
	});
}

/** To the sender alone, by their own choices, whatever the state. */
export async function sendTest(
	db: Database,
	{ id, origin }: { id: string; origin: string },
	by: Actor,
): Promise<SendOutcome> {
	const { actorId, requestId, now } = by;
	const [found] = await findOverseen(db, id, by);
	if (!found) return { ok: false, reason: "changed" };
	const jobId = newJobId();
	await runTogether(db, [
		...requireAuthority(db, by),
		enqueueMail(
			db,
			"announcement",
			{ userId: actorId, announcementId: id, isTest: true, origin },
			{ id: jobId, dueAt: now },
		),
		audit(db, {
			by: actorId,
			deed: "announcements.test",
			subject: { kind: "announcement", id },
			requestId,
			now,
		}),
	]);
	return { ok: true, jobId };
}

type Start = At & {
	origin: string;
	dueAt: Date;
	change: Write;
	deed: Deed;
	after?: Record<string, string>;
	by: Actor;
};

/** The first step of the walk belongs to the revision that the change makes. */
async function startWith(db: Database, { id, seen, origin, dueAt, ...rest }: Start): Promise<SendOutcome> {
	const jobId = newJobId();
	const step = { announcementId: id, revision: seen + 1, after: 0, origin };
	const outcome = await settle(db, {
		...rest,
		id,
		alongside: [enqueue(db, "announcement.step", step, { id: jobId, dueAt })],
	});
	return outcome.ok ? { ok: true, jobId } : outcome;
}

type Deed = (typeof ANNOUNCEMENT_DEEDS)[number];
type Settled = {
	id: string;
	change: Write;
	deed: Deed;
	after?: Record<string, string>;
	alongside?: Write[];
	by: Actor;
};

async function settle(db: Database, { id, change, deed, after, alongside = [], by }: Settled): Promise<SendOutcome> {
	const { actorId, requestId, now } = by;
	try {
		await runTogether(db, [
			...requireAuthority(db, by),
			change,
			requireChange(db),
			...alongside,
			audit(db, { by: actorId, deed, subject: { kind: "announcement", id }, after, requestId, now }),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}
