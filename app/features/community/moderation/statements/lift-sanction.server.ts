import { liftingWrites } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { liftSilence } from "../silences/silences.repository.server.ts";
import type { FoundDecision } from "./decisions.repository.server";

type Input = { decision: FoundDecision; actorId: number; requestId: string; now: Date };

/** Ends what a decision did to its member. A suspension of another cause stays. */
export function liftSanction(db: Database, { decision, actorId, requestId, now }: Input): readonly Write[] {
	const { id, sanction, memberId, memberSuspendedAt, decidedAt, endsAt, facts } = decision;
	if (sanction === "silenced") return [liftSilence(db, id, now)];
	const isOfThis = memberSuspendedAt?.getTime() === decidedAt.getTime();
	if (sanction !== "suspended" || memberId === null || !isOfThis) return [];
	const before = {
		suspendedAt: memberSuspendedAt,
		suspendedUntil: endsAt,
		suspendedLastDay: null,
		suspendedWhy: facts,
	};
	return liftingWrites(db, { actorId, userId: memberId, requestId, now }, before);
}
