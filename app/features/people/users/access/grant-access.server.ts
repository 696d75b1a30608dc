import { insertEnrollment, reopenEnrollments } from "#app/features/learning/enrollment/face.server.ts";
import {
	findGrant,
	type GrantedRight,
	setGrant,
	sourceOfAccess,
} from "#app/features/learning/entitlements/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { requirePeople } from "#app/features/people/auth/face.server.ts";
import type { LastDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { findCourseToGive, findPerson } from "../person/person.repository.server";
import { endingNotice } from "./access-ending-mail.server";

type ActorContext = { actorId: number; userId: number; origin: string; requestId: string; now: Date };
type GrantInput = ActorContext & {
	thing: GrantedRight;
	until: LastDay | null;
	/** Further writes of the same batch; skipped when there is nothing to grant. */
	alongside?: readonly Write[];
};
export type GrantOutcome =
	| { ok: true; did: "given" | "extended" | "unchanged"; jobId?: string }
	| { ok: false; reason: "gone" | "changed" | "courseGone" };

/**
 * Grants a course, or all as a member has them, up to a last day or without end, and enrolls in a course at once.
 * Granting again changes only the end; with the same end nothing happens and no mail is sent.
 */
export async function grantAccess(db: Database, input: GrantInput): Promise<GrantOutcome> {
	const { actorId, userId, thing, until, origin, alongside = [], requestId, now } = input;
	const courseId = thing.kind === "course" ? thing.courseId : null;
	const {
		person: [person],
		course: [course],
		held: [held],
	} = await inBatch(db, {
		person: findPerson(db, userId),
		course: findCourseToGive(db, courseId ?? 0),
		held: findGrant(db, { userId, thing }),
	});
	if (!person) return { ok: false, reason: "gone" };
	if (thing.kind === "course" && !course) return { ok: false, reason: "courseGone" };
	if (held && isSameEnd(held, until)) return { ok: true, did: "unchanged" };

	const did = held ? "extended" : "given";
	const jobId = newJobId();
	const which = { userId, courseId, now };
	try {
		await db.batch([
			requirePeople(db, actorId, now),
			requireChange(db),
			setGrant(db, { userId, thing, until, now }),
			requireChange(db),
			...(courseId === null
				? []
				: [insertEnrollment(db, { ...which, courseId, source: sourceOf(db, which, courseId) })]),
			reopenEnrollments(db, which),
			enqueueMail(
				db,
				held ? "accessExtended" : "accessGiven",
				{ userId, courseId: courseId ?? undefined, origin },
				{ id: jobId, dueAt: now },
			),
			...endingNotice(db, { ...which, endsAt: until?.endsAt ?? null, origin }),
			audit(db, {
				by: actorId,
				deed: "people.grant",
				subject: { kind: "user", id: userId },
				before: held ? { until: held.lastDay ?? held.untilAt?.toISOString() ?? null } : null,
				after: { ...thing, until: until?.day ?? null },
				requestId,
				now,
			}),
			...alongside,
		]);
		return { ok: true, did, jobId };
	} catch (error) {
		if (!isConflict(error)) throw error;
		// A concurrent request granted the same.
		const [latest] = await findGrant(db, { userId, thing });
		if (latest && isSameEnd(latest, until)) return { ok: true, did: "unchanged" };
		return { ok: false, reason: "changed" };
	}
}

function isSameEnd(held: { untilAt: Date | null; lastDay: string | null }, until: LastDay | null): boolean {
	return held.untilAt?.getTime() === until?.endsAt.getTime() && held.lastDay === (until?.day ?? null);
}

function sourceOf(db: Database, { userId, now }: { userId: number; now: Date }, courseId: number) {
	return sourceOfAccess(db, { userId, courseId, now });
}
