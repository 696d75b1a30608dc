import type { Database } from "#db/client.server.ts";
import type { MembershipTools } from "../membership-tools.server";
import { findLiveMembership } from "../memberships.repository.server";
import { doToMembership, endMembership } from "./do-to-membership.server";

type Who = { userId: number; now: Date };

/** Nothing more is charged to somebody who wants their account erased: their membership ends with what is paid. Throws when that fails. */
export function cancelForDeletion(tools: MembershipTools) {
	return async (db: Database, { userId, now }: Who): Promise<void> => {
		const [membership] = await findLiveMembership(db, userId);
		if (!membership || membership.cancelAskedAt) return;
		const deed = { kind: "cancel" as const, why: null };
		const outcome = await doToMembership(db, tools, { membership, deed, isGatewayFirst: true, now });
		if (!outcome.ok) throw new Error(`The membership could not be cancelled: ${outcome.reason}`);
	};
}

/** The account ends now, and its membership before it. Throws when that fails. */
export function endForDeletion(tools: MembershipTools) {
	return (db: Database, { userId, now }: Who) => endMembership(db, tools, { userId, why: "accountEnded", now });
}
