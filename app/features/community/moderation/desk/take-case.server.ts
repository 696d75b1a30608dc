import { audit } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { TAKEN_MINUTES } from "../limits.ts";
import { type CaseRefusal, refusalOf } from "./case-refusal.server";
import { releaseCase, takeCase } from "./cases.repository.server";

type Input = { id: number; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: CaseRefusal };

/** Holds a case for half an hour; nobody else can take or decide it meanwhile. Taking it again begins anew. */
export function holdCase(db: Database, { round, ...by }: Input & { round: number }): Promise<Outcome> {
	const until = new Date(by.now.getTime() + TAKEN_MINUTES * MINUTE_MS);
	return change(db, by, { deed: "moderation.take", write: takeCase(db, { ...by, round, until }) });
}

/** Gives back a case that the actor holds. */
export function giveBackCase(db: Database, by: Input): Promise<Outcome> {
	return change(db, by, { deed: "moderation.release", write: releaseCase(db, by) });
}

type Change = { deed: "moderation.take" | "moderation.release"; write: Write };

async function change(db: Database, { id, actorId, requestId, now }: Input, { deed, write }: Change): Promise<Outcome> {
	try {
		await runTogether(db, [
			write,
			requireChange(db),
			audit(db, { by: actorId, deed, subject: { kind: "moderationCase", id }, requestId, now }),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		return { ok: false, reason: await refusalOf(db, { id, actorId, now }) };
	}
}
