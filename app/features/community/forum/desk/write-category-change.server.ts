import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import type { CATEGORY_DEEDS } from "../deeds";
import { type CategoryState, isLastOffered, moveKeyTo, snapshotOf } from "./category-change";
import {
	countChange,
	listDeskCategories,
	orderCategories,
	requireOpenCategory,
	retireCategory,
	saveEntrance,
	saveWords,
} from "./desk.repository.server";

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

type Written = { ok: true } | { ok: false; reason: "changedMeanwhile" | "lastOne" };

/**
 * Writes a category as it is from now on, with the audit entry that its history is read from: both or neither. Writes
 * nothing if it is no longer at that revision, or if no category would be left for new topics.
 */
export async function writeCategoryChange(db: Database, input: Input): Promise<Written> {
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
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const isRetiring = "retired" in after && after.retired;
		const isLast = isRetiring && isLastOffered(await listDeskCategories(db), key);
		return { ok: false, reason: isLast ? "lastOne" : "changedMeanwhile" };
	}
}

function stateWrites(db: Database, { key, after, order, now }: Input): Write[] {
	if ("retired" in after)
		return after.retired ? [retireCategory(db, key, now), requireOpenCategory(db)] : [retireCategory(db, key, null)];
	if ("place" in after) return [orderCategories(db, moveKeyTo(order, key, after.place))];
	const { names, descriptions, access, planId, courseId, language } = after;
	return [saveWords(db, { key, names, descriptions }), saveEntrance(db, key, { access, planId, courseId, language })];
}
