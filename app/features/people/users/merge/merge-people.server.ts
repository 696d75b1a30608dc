import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { listLiveOfPair } from "#app/features/money/memberships/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { findAccountPair, requirePeople } from "#app/features/people/auth/face.server.ts";
import type { MergedPair, PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { closeMerged, moveAll } from "./merge.repository.server";

type Input = MergedPair & {
	/** What each room does with its tables. */
	personalData: readonly PersonalData[];
	actorId: number;
	requestId: string;
	now: Date;
};
export type MergeRefusal = "gone" | "own" | "same" | "notMergeable" | "bothMembers" | "changed";
export type MergeOutcome = { ok: true } | { ok: false; reason: MergeRefusal };

/**
 * Merges two accounts of the same person in one batch: moves the rows of the one to the other and closes it
 * permanently. Audited on both. Refuses admins, teachers of courses, and accounts that were merged before.
 */
export async function mergePeople(db: Database, { personalData, ...input }: Input): Promise<MergeOutcome> {
	const { keptId, closedId, actorId, ...when } = input;
	if (keptId === closedId) return { ok: false, reason: "same" };
	if (actorId === keptId || actorId === closedId) return { ok: false, reason: "own" };
	const pair = await findAccountPair(db, { keptId, closedId });
	if (pair.length < 2) return { ok: false, reason: "gone" };
	const kept = pair.find(({ id }) => id === keptId);
	const closed = pair.find(({ id }) => id === closedId);
	if (!kept || closed?.role !== "student" || pair.some(({ role }) => role === "admin")) {
		return { ok: false, reason: "notMergeable" };
	}
	const live = await listLiveOfPair(db, { keptId, closedId });
	if (live.length > 1) return { ok: false, reason: "bothMembers" };
	const keptKeys = await personKeys({ userId: keptId, email: kept.email });
	const entry = { by: actorId, deed: "people.merge", ...when } as const;
	try {
		await db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			closeMerged(db, { keptId, closedId }, when.now),
			requireChange(db),
			...moveAll(db, personalData, { keptId, closedId, keptKeys }),
			audit(db, { ...entry, subject: { kind: "user", id: keptId }, after: { from: closedId } }),
			audit(db, { ...entry, subject: { kind: "user", id: closedId }, after: { into: keptId } }),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true };
}
