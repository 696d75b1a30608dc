import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { decideSubmission, findWaiting, tellAuthor } from "./submissions.repository.server";

type Input = {
	courseId: number;
	/** The submission that was seen. */
	submissionId: string;
	by: number;
	requestId: string;
	now: Date;
};
/** `decided`: withdrawn, replaced, sent back or published meanwhile. */
export type EndOutcome = { ok: true } | { ok: false; reason: "decided" };

/** Takes a submission back that still waits. The drafts stay. */
export async function withdrawSubmission(db: Database, input: Input): Promise<EndOutcome> {
	return end(db, { ...input, state: "withdrawn", remarks: "" }, []);
}

/** Sends a submission back to who submitted it, with remarks that say what to change, and tells them. */
export async function sendBack(
	db: Database,
	{ remarks, origin, ...input }: Input & { remarks: string; origin: string },
): Promise<EndOutcome> {
	const { courseId, submissionId, now } = input;
	const [waiting] = await findWaiting(db, courseId);
	if (waiting?.id !== submissionId) return { ok: false, reason: "decided" };
	const author = waiting.submittedBy;
	const letters =
		author === null ? [] : [tellAuthor(db, "courseSentBack", { userId: author, submissionId, origin, now })];
	return end(db, { ...input, state: "sentBack", remarks }, letters);
}

type Ended = Input & { state: "sentBack" | "withdrawn"; remarks: string };

async function end(db: Database, ended: Ended, letters: readonly Write[]): Promise<EndOutcome> {
	const { courseId, submissionId, by, state, remarks, requestId, now } = ended;
	try {
		await runTogether(db, [
			decideSubmission(db, { id: submissionId, courseId, state, by, remarks, now }),
			requireChange(db),
			...letters,
			audit(db, {
				by,
				deed: state === "sentBack" ? "courses.sendBack" : "courses.withdraw",
				subject: { kind: "course", id: courseId },
				before: { submission: submissionId },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "decided" };
		throw error;
	}
}
