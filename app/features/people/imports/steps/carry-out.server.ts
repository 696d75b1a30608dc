import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { invitePerson } from "#app/features/people/auth/face.server.ts";
import { grantAccess } from "#app/features/people/users/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import {
	advanceIntake,
	endIntake,
	findIntakeById,
	type Intake,
	listLines,
	settleLine,
} from "../intakes.repository.server";
import { type CheckedLine, checkLines } from "../lines/check-lines.server";
import type { Verdict } from "../lines/verdict";

/** One batch each, so a step stays far below a Worker's limit of database calls. */
const LINES_AT_ONCE = 50;

type ActorContext = { actorId: number; origin: string; requestId: string; now: Date };

/**
 * Handler of `intake.step`: processes the next lines and enqueues the following step. Each line's effect and its
 * settled state are one batch, so a repeated step does nothing twice. The last one lets the admin know. Stops when the admin has
 * lost the capability.
 */
export function carryOutIntake({ timeZone }: { timeZone: string }): JobHandler<"intake.step"> {
	return async ({ id: jobId, payload }, { db, now }) => {
		const { intakeId, actorId, after, origin } = payload;
		const [[intake], lines] = await db.batch([
			findIntakeById(db, intakeId),
			listLines(db, intakeId, { after, limit: LINES_AT_ONCE }),
		]);
		if (intake?.state !== "running") return { writes: [] };

		const open = lines.filter(({ outcome }) => outcome === null);
		for (const looked of await checkLines(db, intake, open, { now, timeZone })) {
			const mayGoOn = await carryOut(db, intake, looked, { actorId, origin, requestId: jobId, now });
			if (!mayGoOn) return { writes: [endIntake(db, intakeId, { state: "stopped", now })] };
		}
		const last = lines.at(-1);
		const advance = advanceIntake(db, intakeId, lines.length);
		if (!last || lines.length < LINES_AT_ONCE) {
			const mailId = newJobId();
			const letter = { userId: actorId, intakeId, origin };
			const end = endIntake(db, intakeId, { state: "done", now });
			return {
				writes: [advance, end, enqueueMail(db, "importDone", letter, { id: mailId, dueAt: now })],
				next: mailId,
			};
		}
		const next = newJobId();
		const step = { intakeId, actorId, after: last.number, origin };
		return { writes: [advance, enqueue(db, "intake.step", step, { id: next, dueAt: now })], next };
	};
}

async function carryOut(
	db: Database,
	{ id }: Intake,
	{ verdict, person, grant }: CheckedLine,
	by: ActorContext,
): Promise<boolean> {
	const settle = (change: Partial<Verdict> = {}): Write => settleLine(db, id, { ...verdict, ...change });
	const alongside = [settle(), requireChange(db)];
	if (person) {
		const outcome = await invitePerson(db, { ...by, invited: { ...person, role: "student" }, alongside });
		if (outcome.ok) return true;
		if (outcome.reason === "taken") await settle({ outcome: "unchanged", why: "known" });
		return outcome.reason === "taken" || isSettled(db, id, verdict);
	}
	if (grant) {
		const { userId, courseId, until } = grant;
		const thing = { kind: "course", courseId } as const;
		const outcome = await grantAccess(db, { ...by, userId, thing, until, alongside });
		if (outcome.ok && outcome.did === "unchanged") await settle({ outcome: "unchanged", why: "given" });
		if (outcome.ok) return true;
		if (outcome.reason === "changed") return isSettled(db, id, verdict);
		const why = outcome.reason === "gone" ? "noAccount" : "courseUnknown";
		await settle({ outcome: "refused", why, value: verdict.who });
		return true;
	}
	await settle();
	return true;
}

/** True when a concurrent run of the step settled it; false when the capability was lost. */
async function isSettled(db: Database, id: string, { number }: Verdict): Promise<boolean> {
	const [line] = await listLines(db, id, { after: number - 1, limit: 1 });
	return line?.number === number && line.outcome !== null;
}
