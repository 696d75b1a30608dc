import {
	type ChangingTeacher,
	endCoTeaching,
	insertCoTeacher,
	listTeachersOfCourse,
	MOST_CO_TEACHERS,
	orderCoTeachers,
	resumeCoTeaching,
} from "#app/features/learning/catalog/face.server.ts";
import type { Deed } from "#app/features/operations/audit/deeds.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { findAccountsToAdd } from "./accounts-to-add.repository.server.ts";
import { movedTeachers } from "./moved-teachers.ts";

/** An instructor must teach the course when the change is written; admins change every course. */
type Change = { courseId: number; by: ChangingTeacher; requestId: string; now: Date };

type AddRefusal = "notFound" | "unknown" | "several" | "already" | "tooMany" | "changed";
export type AddOutcome = { ok: true; userId: number; jobIds: string[] } | { ok: false; reason: AddRefusal };

/**
 * Adds an instructor to those who teach a course, and tells them. `who` is the e-mail address of the
 * account. Only an admin may give a name instead, so that instructors cannot look up accounts by name.
 */
export async function addCoTeacher(
	db: Database,
	{ who, origin, ...change }: Change & { who: string; origin: string },
): Promise<AddOutcome> {
	const { courseId, by, now } = change;
	const [found, teachers] = await db.batch([
		findAccountsToAdd(db, { who, byName: by.role === "admin", now }),
		listTeachersOfCourse(db, courseId),
	]);
	if (!mayChange(teachers, by)) return { ok: false, reason: "notFound" };
	const [account] = found;
	if (!account) return { ok: false, reason: "unknown" };
	if (found.length > 1) return { ok: false, reason: "several" };
	const teaching = teachers.filter(({ hasLeft }) => !hasLeft);
	if (teaching.some(({ id }) => id === account.id)) return { ok: false, reason: "already" };
	if (teaching.length > MOST_CO_TEACHERS) return { ok: false, reason: "tooMany" };
	const id = newJobId();
	const outcome = await write(db, change, "courses.addTeacher", { after: { instructorId: account.id } }, [
		insertCoTeacher(db, { courseId, userId: account.id, by, now }),
		enqueueMail(db, "courseShared", { userId: account.id, courseId, origin }, { id, dueAt: now }),
	]);
	return outcome.ok ? { ok: true, userId: account.id, jobIds: [id] } : outcome;
}

export type ChangeOutcome = { ok: true } | { ok: false; reason: "notFound" | "changed" };

/** Removes a co-teacher from a course. Co-teachers may also remove themselves. */
export function removeCoTeacher(db: Database, { userId, ...change }: Change & { userId: number }) {
	return write(db, change, "courses.removeTeacher", { before: { instructorId: userId } }, [
		endCoTeaching(db, { ...change, userId }),
	]);
}

/** Undoes the removal of a co-teacher, at the former position. */
export function returnCoTeacher(db: Database, { userId, ...change }: Change & { userId: number }) {
	return write(db, change, "courses.returnTeacher", { after: { instructorId: userId } }, [
		resumeCoTeaching(db, { ...change, userId }),
	]);
}

type Move = Change & { userId: number; step: -1 | 1; seen: readonly number[] };

/** Moves a co-teacher one position up or down. Refused (`changed`) if `seen` is not the stored order. */
export async function moveCoTeacher(db: Database, { userId, step, seen, ...change }: Move): Promise<ChangeOutcome> {
	const order = movedTeachers(seen, userId, step);
	if (!order) return { ok: false, reason: "changed" };
	const told = { before: { instructors: seen.join(", ") }, after: { instructors: order.join(", ") } };
	return write(db, change, "courses.orderTeachers", told, [orderCoTeachers(db, { ...change, seen, order })]);
}

/** The first write must change a row. */
async function write(
	db: Database,
	{ courseId, by, requestId, now }: Change,
	deed: Deed,
	told: { before?: JsonObject; after?: JsonObject },
	[first, ...others]: [Write, ...Write[]],
): Promise<ChangeOutcome> {
	try {
		await db.batch([
			first,
			requireChange(db),
			...others,
			audit(db, { by: by.id, deed, subject: { kind: "course", id: courseId }, ...told, requestId, now }),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		return { ok: false, reason: mayChange(await listTeachersOfCourse(db, courseId), by) ? "changed" : "notFound" };
	}
}

type Teaching = { id: number; hasLeft: boolean };

/** Whether this user may change the co-teachers. The writes check the same in SQL; this tells `notFound` from `changed`. */
function mayChange(teachers: readonly Teaching[], by: ChangingTeacher): boolean {
	return by.role === "admin" ? teachers.length > 0 : teachers.some(({ id, hasLeft }) => !hasLeft && id === by.id);
}
