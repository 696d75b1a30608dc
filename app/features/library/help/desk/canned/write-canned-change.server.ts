import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { countChange, dropWords, retireAnswer, saveWords } from "./canned.repository.server";
import { type CannedState, snapshotOf } from "./canned-change";

type Input = {
	deed: "help.changeAnswer" | "help.retireAnswer" | "help.undoAnswer";
	id: number;
	before: CannedState;
	after: CannedState;
	version: number;
	actorId: number;
	requestId: string;
	now: Date;
};

/** Writes the answer and its audit entry in one batch. Returns false on a conflict with another change. */
export async function writeCannedChange(
	db: Database,
	{ deed, id, before, after, version, actorId, requestId, now }: Input,
): Promise<boolean> {
	try {
		await db.batch([
			countChange(db, { id, version }),
			requireChange(db),
			stateWrite(db, after, { id, version: version + 1, now }),
			audit(db, {
				by: actorId,
				deed,
				subject: { kind: "cannedAnswer", id },
				before: snapshotOf(before, version),
				after: snapshotOf(after, version + 1),
				requestId,
				now,
			}),
		]);
		return true;
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
}

function stateWrite(db: Database, state: CannedState, at: { id: number; version: number; now: Date }): Write {
	if (state.retired !== undefined) return retireAnswer(db, { id: at.id, retiredAt: state.retired ? at.now : null });
	const { language, words } = state;
	return words ? saveWords(db, { ...at, language, ...words }) : dropWords(db, { id: at.id, language });
}
