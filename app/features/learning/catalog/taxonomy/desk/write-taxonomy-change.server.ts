import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import type { TaxonomyKind } from "../taxonomy.ts";
import { snapshotOf, type TaxonomyState } from "./taxonomy-change.ts";
import {
	countChange,
	type LaterMerge,
	listEntriesOf,
	mergeTopic,
	orderEntries,
	requireOfferedEntry,
	retireEntry,
	saveLooks,
	saveNames,
	saveSlug,
	separateTopic,
} from "./taxonomy-desk.repository.server.ts";
import { lastOffered } from "./taxonomy-refusal.ts";

export const AUDIT_SUBJECT_OF_KIND = { topic: "courseTopic", level: "courseLevel" } as const;

type Input = {
	deed:
		| "taxonomy.change"
		| "taxonomy.move"
		| "taxonomy.retire"
		| "taxonomy.restore"
		| "taxonomy.merge"
		| "taxonomy.undo";
	kind: TaxonomyKind;
	key: string;
	before: TaxonomyState;
	after: TaxonomyState;
	version: number;
	/** Where later merges have taken the courses of a topic that is separated again. */
	later?: readonly LaterMerge[];
	/** All keys of the kind in the order that was seen. */
	order: readonly string[];
	actorId: number;
	requestId: string;
	now: Date;
};

type Written = { ok: true } | { ok: false; reason: "changedMeanwhile" | "lastOne" };

/**
 * Writes a topic or level as it is from now on, with the audit entry that its history is read from: both or neither.
 * Writes nothing if the row is no longer at that version, or if nothing would be left for courses.
 */
export async function writeTaxonomyChange(db: Database, input: Input): Promise<Written> {
	const { deed, kind, key, before, after, version, actorId, requestId, now } = input;
	try {
		await runTogether(db, [
			countChange(db, kind, { key, version }),
			requireChange(db),
			...stateWrites(db, input),
			...(takesAway(after) ? [requireOfferedEntry(db, kind)] : []),
			audit(db, {
				by: actorId,
				deed,
				subject: { kind: AUDIT_SUBJECT_OF_KIND[kind], id: key },
				before: snapshotOf(before, version),
				after: snapshotOf(after, version + 1),
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const isLast = takesAway(after) && lastOffered(await listEntriesOf(db, kind), key);
		return { ok: false, reason: isLast ? "lastOne" : "changedMeanwhile" };
	}
}

/** True for a state in which courses are not offered it any more. */
export function takesAway(state: TaxonomyState): boolean {
	if ("retired" in state) return state.retired;
	if ("mergedInto" in state) return state.mergedInto !== null;
	return "names" in state && state.forCourses === false;
}

function stateWrites(db: Database, { kind, key, before, after, order, later = [], now }: Input): Write[] {
	if ("mergedInto" in after) {
		const merge = { key, courses: after.moved, brought: after.brought };
		if (after.mergedInto !== null) return mergeTopic(db, { ...merge, into: after.mergedInto, now });
		const into = "mergedInto" in before ? before.mergedInto : null;
		return into === null ? [] : separateTopic(db, { ...merge, into, later });
	}
	if ("retired" in after) return [retireEntry(db, kind, { key, retiredAt: after.retired ? now : null })];
	if ("place" in after) return [orderEntries(db, kind, moveKeyTo(order, key, after.place))];
	const { names, descriptions, slug, drawing, forCourses } = after;
	const from = "names" in before ? before.slug : undefined;
	const looks = drawing !== undefined && forCourses !== undefined ? [saveLooks(db, key, { drawing, forCourses })] : [];
	const address = slug !== undefined && from !== undefined ? saveSlug(db, { key, from, to: slug }) : [];
	return [saveNames(db, kind, { key, names, descriptions }), ...looks, ...address];
}

/** The keys with one of them at a place, counted from 1. */
export function moveKeyTo(order: readonly string[], key: string, place: number): string[] {
	const others = order.filter((one) => one !== key);
	return [...others.slice(0, place - 1), key, ...others.slice(place - 1)];
}
