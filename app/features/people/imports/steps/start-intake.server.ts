import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { requirePeople } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { deleteSource, findIntake, listLines, setRunning, settleLines } from "../intakes.repository.server";
import { type IntakeKind, MOST_LINES, missingFields } from "../kinds";
import { checkLines, type SchoolTime } from "../lines/check-lines.server";

type StartIntakeInput = {
	id: string;
	kind: IntakeKind;
	actorId: number;
	origin: string;
	requestId: string;
} & SchoolTime;
export type StartOutcome =
	| { ok: true; jobId?: string }
	| { ok: false; reason: "gone" | "columns" | "nothing" | "changed" };

/** Skips refused lines; a job processes the rest in portions. Repeatable: a second call finds it running. */
export async function startIntake(
	db: Database,
	{ id, kind, actorId, origin, requestId, timeZone, now }: StartIntakeInput,
): Promise<StartOutcome> {
	const [[intake], lines] = await db.batch([
		findIntake(db, { id, kind }),
		listLines(db, id, { after: 0, limit: MOST_LINES }),
	]);
	if (!intake) return { ok: false, reason: "gone" };
	if (intake.state !== "draft") return { ok: true };
	if (missingFields(kind, intake.mapping).length > 0) return { ok: false, reason: "columns" };

	const verdicts = (await checkLines(db, intake, lines, { now, timeZone })).map(({ verdict }) => verdict);
	const refused = verdicts.filter(({ outcome }) => outcome === "refused");
	if (refused.length === lines.length) return { ok: false, reason: "nothing" };
	const jobId = newJobId();
	try {
		await db.batch([
			requirePeople(db, actorId, now),
			requireChange(db),
			setRunning(db, id, now),
			requireChange(db),
			settleLines(db, id, refused),
			deleteSource(db, id),
			enqueue(db, "intake.step", { intakeId: id, actorId, after: 0, origin }, { id: jobId, dueAt: now }),
			audit(db, {
				by: actorId,
				deed: kind === "people" ? "intake.people" : "intake.enrollments",
				subject: { kind: "intake", id },
				after: { lines: lines.length, refused: refused.length },
				requestId,
				now,
			}),
		]);
		return { ok: true, jobId };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const [current] = await findIntake(db, { id, kind });
		return current && current.state !== "draft" ? { ok: true } : { ok: false, reason: "changed" };
	}
}
