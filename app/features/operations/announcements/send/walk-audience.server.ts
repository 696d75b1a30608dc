import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { eventIdOf } from "../announcement-words";
import { advanceAnnouncement, audienceOf, findToSend } from "../announcements.repository.server";
import { countAudience, enqueueForAudience, listAudience } from "../audience.repository.server";

/** Each needs a message to the queue, of which one run of a Worker may send a thousand. */
export const PEOPLE_AT_ONCE = 100;

/**
 * The handler of `announcement.step`: a mail job for each of the next people of the audience, and the next step. The
 * place in the audience moves in the batch that writes the jobs, so a step that runs twice, or beside another one,
 * writes them once. Ends where the announcement was stopped or rescheduled, and stops that of a teacher whose course it
 * no longer is.
 */
export const walkAudience: JobHandler<"announcement.step"> = async ({ payload }, { db, now }) => {
	const { announcementId, revision, after, origin } = payload;
	const [announcement] = await findToSend(db, { id: announcementId, now });
	const isOurs = announcement?.revision === revision && announcement.lastUserId === after;
	if (!announcement || !isOurs) return { writes: [] };
	if (announcement.state !== "scheduled" && announcement.state !== "sending") return { writes: [] };

	if (!announcement.mayGoOn) {
		const set = { state: "stopped", endedAt: now, changedAt: now } as const;
		const stop = advanceAnnouncement(db, { id: announcementId, revision, after, passed: 0, set });
		return { writes: [stop, requireChange(db)] };
	}

	const audience = audienceOf(announcement);
	const isFirst = announcement.startedAt === null;
	const { people, total } = await inBatch(db, {
		people: listAudience(db, audience, { after, limit: PEOPLE_AT_ONCE }),
		total: isFirst ? countAudience(db, audience) : undefined,
	});
	const last = people.at(-1)?.id ?? after;
	const isLast = people.length < PEOPLE_AT_ONCE;
	const progress = isLast ? ({ state: "sent", endedAt: now } as const) : ({ state: "sending" } as const);
	const begun = isFirst ? { startedAt: now, total: total?.[0]?.count ?? 0 } : {};
	const writes = [
		advanceAnnouncement(db, {
			id: announcementId,
			revision,
			after,
			passed: people.length,
			set: { ...progress, ...begun, lastUserId: last },
		}),
		requireChange(db),
		enqueueForAudience(db, audience, { announcementId, origin, after, last, now }),
	];
	const mails = people.map(({ id }) => eventIdOf(announcementId, id));
	if (isLast) return { writes, next: mails };
	const next = newJobId();
	const step = { announcementId, revision, after: last, origin };
	return {
		writes: [...writes, enqueue(db, "announcement.step", step, { id: next, dueAt: now })],
		next: [next, ...mails],
	};
};
