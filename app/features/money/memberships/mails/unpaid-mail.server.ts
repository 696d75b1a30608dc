import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Membership } from "../membership";
import type { MembershipTools } from "../membership-tools.server";

/** Writes, not yet run: its member is told that a period could not be taken. */
export function unpaidMail(db: Database, { origin }: MembershipTools, { id, userId }: Membership, now: Date) {
	if (userId === null) return [];
	return [enqueueMail(db, { mail: "membershipUnpaid", userId, membershipId: id, origin }, { dueAt: now })];
}
