import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { Membership } from "../membership";
import type { MembershipTools } from "../membership-tools.server";

export function unpaidMail(db: Database, { origin }: MembershipTools, { id, userId }: Membership, now: Date): Write[] {
	if (userId === null) return [];
	return [enqueueMail(db, "membershipUnpaid", { userId, membershipId: id, origin }, { dueAt: now })];
}
