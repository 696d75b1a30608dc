import { closeEnrollments, reopenEnrollments } from "#app/features/learning/enrollment/face.server.ts";
import {
	type DeskRight,
	endRight,
	extendGrant,
	findRight,
	pauseRight,
	resumeRight,
} from "#app/features/learning/entitlements/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import { requirePeople } from "#app/features/people/auth/face.server.ts";
import type { LastDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { endingNotice } from "./access-ending-mail.server";

export type AccessChange =
	| { kind: "extend"; until: LastDay | null }
	| { kind: "pause" }
	| { kind: "resume" }
	| { kind: "takeBack" };
type ChangeAccessInput = {
	actorId: number;
	userId: number;
	rightId: number;
	change: AccessChange;
	why: string;
	origin: string;
	requestId: string;
	now: Date;
};
export type ChangeOutcome = { ok: true; jobId: string } | { ok: false; reason: "changed" | "bought" };

const MAIL_OF_CHANGE = {
	extend: "accessExtended",
	pause: "accessPaused",
	resume: "accessResumed",
	takeBack: "accessEnded",
} as const satisfies Record<AccessChange["kind"], MailKind>;
const DEED_OF_CHANGE = {
	extend: "people.extendGrant",
	pause: "people.pauseAccess",
	resume: "people.resumeAccess",
	takeBack: "people.endGrant",
} as const;

/**
 * Changes, pauses, resumes or revokes an entitlement: entitlement, enrollment status, mail and audit entry in one
 * batch. `bought`: purchases are changed where they were paid.
 */
export async function changeAccess(db: Database, input: ChangeAccessInput): Promise<ChangeOutcome> {
	const { actorId, userId, rightId, change, why, origin, requestId, now } = input;
	const [right] = await findRight(db, { id: rightId, userId });
	if (!right) return { ok: false, reason: "changed" };
	if (!isForTheDesk(right)) return { ok: false, reason: "bought" };

	const jobId = newJobId();
	const courseId = right.thingKind === "course" ? right.thingId : null;
	const which = { id: rightId, userId, now };
	const learned = { userId, courseId, now };
	try {
		await db.batch([
			requirePeople(db, actorId, now),
			requireChange(db),
			writeChange(db, which, change),
			requireChange(db),
			closeEnrollments(db, { ...learned, status: change.kind === "pause" ? "paused" : "expired" }),
			reopenEnrollments(db, learned),
			enqueueMail(
				db,
				MAIL_OF_CHANGE[change.kind],
				{ userId, courseId: courseId ?? undefined, origin },
				{ id: jobId, dueAt: now },
			),
			...(change.kind === "extend"
				? endingNotice(db, { userId, courseId, endsAt: change.until?.endsAt ?? null, origin, now })
				: []),
			audit(db, {
				by: actorId,
				deed: DEED_OF_CHANGE[change.kind],
				subject: { kind: "user", id: userId },
				before: { right: rightId, course: courseId, until: auditedEnd(right) },
				after: {
					right: rightId,
					course: courseId,
					why,
					until: change.kind === "extend" ? (change.until?.day ?? null) : auditedEnd(right),
				},
				requestId,
				now,
			}),
		]);
		return { ok: true, jobId };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}

/** End as stored in the audit log: the typed day, otherwise the instant. */
function auditedEnd({ lastDay, untilAt }: Pick<DeskRight, "lastDay" | "untilAt">): string | null {
	return lastDay ?? untilAt?.toISOString() ?? null;
}

function isForTheDesk({ sourceKind }: DeskRight): boolean {
	return sourceKind === "grant" || sourceKind === "free";
}

function writeChange(db: Database, which: { id: number; userId: number; now: Date }, change: AccessChange): Write {
	switch (change.kind) {
		case "extend":
			return extendGrant(db, { ...which, until: change.until });
		case "pause":
			return pauseRight(db, which);
		case "resume":
			return resumeRight(db, which);
		case "takeBack":
			return endRight(db, which);
	}
}
