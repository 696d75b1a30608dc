import type { Database } from "#db/client.server.ts";
import type { MembershipTools } from "../membership-tools.server";
import { findLiveMembership } from "../memberships.repository.server";
import { applyMemberAction, endMembership } from "./do-to-membership.server";

type AccountOwner = { userId: number; now: Date };

/** Cancels the membership at the end of the paid period when its owner requests erasure. Throws when that fails. */
export function cancelForDeletion(tools: MembershipTools) {
	return async (db: Database, { userId, now }: AccountOwner): Promise<void> => {
		const [membership] = await findLiveMembership(db, userId);
		if (!membership || membership.cancelAskedAt) return;
		const deed = { kind: "cancel" as const, why: null };
		const outcome = await applyMemberAction(db, tools, { membership, deed, isGatewayFirst: true, now });
		if (!outcome.ok) throw new Error(`The membership could not be cancelled: ${outcome.reason}`);
	};
}

/** Ends the membership before its account. Throws when that fails. */
export function endForDeletion(tools: MembershipTools) {
	return (db: Database, { userId, now }: AccountOwner) =>
		endMembership(db, tools, { userId, why: "accountEnded", now });
}
