import type { Database } from "#db/client.server.ts";
import { findCase } from "./cases.repository.server";

/** Why a case cannot be taken or decided. Words: `errors.*` of `moderation`. */
export type CaseRefusal = "notFound" | "ownCase" | "takenByOther" | "decidedMeanwhile";

/** Reads why a conditional write has found nothing. */
export async function refusalOf(
	db: Database,
	{ id, actorId, now }: { id: number; actorId: number; now: Date },
): Promise<CaseRefusal> {
	const [found] = await findCase(db, id, { userId: actorId });
	if (!found) return "notFound";
	if (found.isClosed) return "ownCase";
	const isHeld = found.takenById !== actorId && found.takenUntil !== null && found.takenUntil > now;
	return found.status === "open" && isHeld ? "takenByOther" : "decidedMeanwhile";
}
