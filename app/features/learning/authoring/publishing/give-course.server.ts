import { deleteCoTeacher } from "#app/features/learning/catalog/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { requirePeople } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { findTeacher, setTeacher } from "./published-course.repository.server";

export { listOtherTeachers } from "./published-course.repository.server";

type Input = {
	actorId: number;
	courseId: number;
	from: number;
	to: number;
	origin: string;
	requestId: string;
	now: Date;
};
/** `noTeacher`: the account is unconfirmed, suspended or a student. `changed`: the course got another instructor, or the admin lost the permission. */
export type TransferOutcome = { ok: true; jobIds: string[] } | { ok: false; reason: "noTeacher" | "changed" };

/**
 * Transfers a course to another instructor or to an admin, with the mails to both and the audit entry in one batch.
 * `jobIds` are the mails to send. Content stays, and later editions keep the new instructor.
 */
export async function transferCourse(
	db: Database,
	{ actorId, courseId, from, to, origin, ...when }: Input,
): Promise<TransferOutcome> {
	const jobIds = [newJobId(), newJobId()];
	const [received, handedOver] = jobIds;
	const letter = { courseId, origin };
	try {
		await db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			setTeacher(db, { courseId, from, to, now: when.now }),
			requireChange(db),
			deleteCoTeacher(db, { courseId, userId: to }),
			enqueueMail(db, "courseReceived", { userId: to, ...letter }, { id: received, dueAt: when.now }),
			enqueueMail(db, "courseHandedOver", { userId: from, ...letter }, { id: handedOver, dueAt: when.now }),
			audit(db, {
				by: actorId,
				deed: "people.giveCourse",
				subject: { kind: "user", id: from },
				...when,
				before: { courseId, instructorId: from },
				after: { courseId, instructorId: to },
			}),
		]);
	} catch (error) {
		if (!isConflict(error)) throw error;
		const [teacher] = await findTeacher(db, to, when.now);
		return { ok: false, reason: teacher ? "changed" : "noTeacher" };
	}
	return { ok: true, jobIds };
}
