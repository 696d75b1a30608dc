import type { Database } from "../../../../db/client.server";
import { isConflict, requireChange } from "../../../../db/conflict";
import { audit } from "../../audit/audit.server";
import { requirePeople } from "../../auth/rights/require-people.server";
import { endGrant, type Granted, setGrant } from "../../entitlements/entitlements.server";
import { findCourseToGive, findPerson } from "./person.repository.server";

type By = { actorId: number; userId: number; requestId: string; now: Date };
export type GrantOutcome = { ok: true } | { ok: false; reason: "gone" | "changed" | "courseGone" };

/** Gives somebody a course, or all of them as a member has them, until an instant or for ever; given again only the end changes. */
export async function grantAccess(
	db: Database,
	{ actorId, userId, thing, until, ...when }: By & { thing: Granted; until: Date | null },
): Promise<GrantOutcome> {
	const [[person], [course]] = await db.batch([
		findPerson(db, userId),
		findCourseToGive(db, thing.kind === "course" ? thing.courseId : 0),
	]);
	if (!person) return { ok: false, reason: "gone" };
	if (thing.kind === "course" && !course) return { ok: false, reason: "courseGone" };
	return ifAllowed(() =>
		db.batch([
			requirePeople(db, actorId),
			requireChange(db),
			setGrant(db, { userId, thing, until, now: when.now }),
			audit(db, {
				by: actorId,
				deed: "people.grant",
				subject: { kind: "user", id: userId },
				after: { ...thing, until: until?.toISOString() ?? null },
				...when,
			}),
		]),
	);
}

/** Takes back what was given from the desk. What was bought or joined stays. */
export function takeGrantBack(
	db: Database,
	{ actorId, userId, grantId, ...when }: By & { grantId: number },
): Promise<GrantOutcome> {
	return ifAllowed(() =>
		db.batch([
			requirePeople(db, actorId),
			requireChange(db),
			endGrant(db, { id: grantId, userId, now: when.now }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "people.endGrant",
				subject: { kind: "user", id: userId },
				before: { grant: grantId },
				...when,
			}),
		]),
	);
}

async function ifAllowed(run: () => Promise<unknown>): Promise<GrantOutcome> {
	try {
		await run();
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}
