import type { Database } from "../../../../db/client.server";
import { isConflict, requireChange } from "../../../../db/conflict";
import { audit } from "../../audit/audit.server";
import { requirePeople } from "../../auth/rights/require-people.server";
import { findTeacher, setTeacher } from "./published-course.repository.server";

export { listTeachersBeside } from "./published-course.repository.server";

type Input = {
	actorId: number;
	courseId: number;
	/** Whose course it was when the form was made. */
	from: number;
	to: number;
	requestId: string;
	now: Date;
};
/** `noTeacher`: not confirmed, suspended, or no instructor and no admin. `changed`: it is another's by now, or a right was taken. */
export type GivingOutcome = { ok: true } | { ok: false; reason: "noTeacher" | "changed" };

/**
 * Gives the course of one instructor to another, or to an admin for the school itself: one batch with its audit entry.
 * What the course says stays as it is, and the next edition that ships leaves the new instructor alone (`mergeTerms`).
 */
export async function giveCourse(
	db: Database,
	{ actorId, courseId, from, to, ...when }: Input,
): Promise<GivingOutcome> {
	try {
		await db.batch([
			requirePeople(db, actorId),
			requireChange(db),
			setTeacher(db, { courseId, from, to, now: when.now }),
			requireChange(db),
			audit(db, {
				...{ by: actorId, deed: "people.giveCourse", subject: { kind: "user", id: from }, ...when },
				...{ before: { courseId, instructorId: from }, after: { courseId, instructorId: to } },
			}),
		]);
	} catch (error) {
		if (!isConflict(error)) throw error;
		const [teacher] = await findTeacher(db, to, when.now);
		return { ok: false, reason: teacher ? "changed" : "noTeacher" };
	}
	return { ok: true };
}
