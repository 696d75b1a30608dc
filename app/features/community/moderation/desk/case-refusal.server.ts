import type { Database } from "#db/client.server.ts";
import { type FoundCase, findCase } from "./cases.repository.server";

/** Why a case cannot be taken or decided. Words: `errors.*` of `moderation`. */
export type CaseRefusal = "notFound" | "ownCase" | "takenByOther" | "decidedMeanwhile";

/** Reads why a conditional write has found nothing. */
export async function refusalOf(
	db: Database,
	{ id, actorId, now }: { id: number; actorId: number; now: Date },
): Promise<CaseRefusal> {
	const [found] = await findCase(db, id, { userId: actorId });
	return refusalIn(found, { actorId, now });
}

/** The same for a case that is read already. */
export function refusalIn(found: FoundCase | undefined, { actorId, now }: { actorId: number; now: Date }): CaseRefusal {
	if (!found) return "notFound";
	if (found.isClosed) return "ownCase";
	const isHeld = found.takenById !== actorId && found.takenUntil !== null && found.takenUntil > now;
	return found.status === "open" && isHeld ? "takenByOther" : "decidedMeanwhile";
}
