import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import type { CATEGORY_DEEDS } from "../deeds";
import { type CategoryState, moveKeyTo, snapshotOf } from "./category-change";
import { countChange, orderCategories, retireCategory, saveEntrance, saveWords } from "./desk.repository.server";

export type CategoryChangeDeed = Exclude<(typeof CATEGORY_DEEDS)[number], "forum.addCategory">;
type Input = {
	deed: CategoryChangeDeed;
	key: string;
	revision: number;
	before: CategoryState;
	after: CategoryState;
	/** All keys in the order that was seen. */
	order: readonly string[];
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * Writes a category as it is from now on, with the audit entry that its history is read from: both or neither. Writes
 * nothing and returns false if it is no longer at that revision.
 */
export async function writeCategoryChange(db: Database, input: Input): Promise<boolean> {
	const { deed, key, revision, before, after, actorId, requestId, now } = input;
	try {
		await runTogether(db, [
			countChange(db, { key, revision }),
			requireChange(db),
			...stateWrites(db, input),
			audit(db, {
				by: actorId,
				deed,
				subject: { kind: "forumCategory", id: key },
				before: snapshotOf(before, revision),
				after: snapshotOf(after, revision + 1),
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

function stateWrites(db: Database, { key, after, order, now }: Input): Write[] {
	if ("retired" in after) return [retireCategory(db, key, after.retired ? now : null)];
	if ("place" in after) return [orderCategories(db, moveKeyTo(order, key, after.place))];
	const { names, descriptions, access, planId, courseId, language } = after;
	return [saveWords(db, { key, names, descriptions }), saveEntrance(db, key, { access, planId, courseId, language })];
}
