import type { AppLoadContext } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { deleteDraft, findIntake, setMapping } from "../intakes.repository.server";
import { FIELDS_OF_KIND, type IntakeKind, type Mapping } from "../kinds";
import { reparseIntake } from "./read-again.server";
import type { IntakeFormInput } from "./schemas";
import { startIntake } from "./start-intake.server";

type IntakeActionInput = { id: string; kind: IntakeKind; actorId: number; wish: IntakeFormInput };
export type IntakeActionOutcome =
	| { ok: true }
	| { ok: false; reason: "gone" | "columns" | "nothing" | "changed" | "unreadable" };

export async function runIntakeAction(
	context: AppLoadContext,
	db: Database,
	asked: IntakeActionInput,
): Promise<IntakeActionOutcome> {
	const { id, kind, actorId, wish } = asked;
	if (wish.intent === "start") {
		const { origin, requestId } = context;
		const when = { timeZone: context.env.SCHOOL_TIME_ZONE, now: new Date() };
		const outcome = await startIntake(db, { id, kind, actorId, origin, requestId, ...when });
		if (outcome.ok) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return outcome;
	}
	const [intake] = await findIntake(db, { id, kind });
	if (!intake) return { ok: false, reason: "gone" };
	if (wish.intent === "decode") return reparseIntake(db, { id, kind, encoding: wish.encoding });
	if (wish.intent === "drop") await deleteDraft(db, id);
	else
		await setMapping(db, id, {
			mapping: mappingOf(kind, wish, intake.heads),
			language: wish.spoken ?? intake.language,
		});
	return { ok: true };
}

/** Keeps only fields of the kind and existing columns. */
function mappingOf(
	kind: IntakeKind,
	wish: Extract<IntakeFormInput, { intent: "map" }>,
	heads: readonly string[],
): Mapping {
	const mapping: Mapping = {};
	for (const field of FIELDS_OF_KIND[kind]) {
		const at = wish[field];
		if (at !== undefined && at < heads.length) mapping[field] = at;
	}
	return mapping;
}
