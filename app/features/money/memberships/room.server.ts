import { endMembershipRights } from "#app/features/learning/entitlements/face.server.ts";
import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import { isPaidForLater, processEvent } from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Room } from "#app/room.ts";
import { membershipChanges, memberships, mrrMonths } from "#db/schema/money/memberships.ts";
import { endRefunded } from "./change/do-to-membership.server";
import { undoRefunded } from "./change/undo-refunded.server";
import { MEMBERSHIP_JOBS } from "./jobs";
import { MEMBERSHIP_MAILS } from "./mails.server";
import { adoptPayment, followEvent } from "./periods/adopt-payment.server";
import { giveMembershipBack } from "./periods/give-back.server";
import { lookAfterMemberships } from "./periods/look-after.server";
import { applyPaidOrder } from "./periods/paid-order.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { tellOfMembership } from "./tell-gateway.server";

export const membershipsRoom: Room = {
	name: "money/memberships",
	about: "Plans that people are members of, period by period: renewals, changes, trials, grace and end.",
	tables: { memberships, membershipChanges, mrrMonths },
	personalData: PERSONAL_DATA,
	jobs: MEMBERSHIP_JOBS,
	handlers: (tools) => ({
		"order.paid": applyPaidOrder(tools),
		// Orders do not know of memberships, whose subscriptions pay by themselves.
		"gateway.event": processEvent({ ...tools, adopt: adoptPayment, follow: followEvent(tools) }),
		"membership.giveBack": giveMembershipBack(tools),
		"membership.end": endRefunded(),
		"membership.undo": undoRefunded,
		"membership.tell": tellOfMembership(tools),
	}),
	clock: (tools) => [lookAfterMemberships(tools)],
	mails: MEMBERSHIP_MAILS,
	onOrderRefunded: (db, { id: orderId, kind, occasion, userId, membershipId }, now) => {
		if (userId === null) return [];
		// The difference of a change goes back: what was paid for before goes on.
		if (occasion === "change") {
			const undo = { id: jobIds.membershipUndo(orderId), dueAt: now };
			return [enqueue(db, "membership.undo", { orderId }, undo).onConflictDoNothing()];
		}
		if (kind === "course" || membershipId === null) return [];
		const job = { id: jobIds.membershipEnd(orderId), dueAt: now };
		return [
			// What was paid for later stays open: the statement itself asks, since a payment and a refund may meet.
			endMembershipRights(db, { userId, membershipId, why: "refunded", now, unless: isPaidForLater(orderId) }),
			enqueue(db, "membership.end", { membershipId, orderId }, job).onConflictDoNothing(),
		];
	},
};
