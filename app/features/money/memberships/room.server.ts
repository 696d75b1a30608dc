import { endMembershipRights } from "#app/features/learning/entitlements/face.server.ts";
import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { isPaidForLater, processEvent } from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Room } from "#app/room.ts";
import { membershipChanges, memberships, mrrMonths } from "#db/schema/money/memberships.ts";
import { MEMBERSHIP_CATEGORIES } from "./categories";
import { endRefunded } from "./change/do-to-membership.server";
import { undoRefunded } from "./change/undo-refunded.server";
import { MEMBERSHIP_JOBS } from "./jobs";
import { MEMBERSHIP_MAILS } from "./mails.server";
import { adoptPayment, followEvent } from "./periods/adopt-payment.server";
import { endUnstartedSubscription } from "./periods/give-back.server";
import { runDueMemberships } from "./periods/look-after.server";
import { applyPaidOrder } from "./periods/paid-order.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { tellGateway } from "./tell-gateway.server";

export const membershipsRoom: Room = {
	name: "money/memberships",
	about: "Plans that people are members of, period by period: renewals, changes, trials, grace and end.",
	tables: { memberships, membershipChanges, mrrMonths },
	personalData: PERSONAL_DATA,
	jobs: MEMBERSHIP_JOBS,
	handlers: (tools) => ({
		"order.paid": applyPaidOrder(tools),
		// Orders must not import memberships.
		"gateway.event": processEvent({ ...tools, adopt: adoptPayment, follow: followEvent(tools) }),
		"membership.giveBack": endUnstartedSubscription(tools),
		"membership.end": endRefunded(),
		"membership.undo": undoRefunded,
		"membership.tell": tellGateway(tools),
	}),
	clock: (tools) => [runDueMemberships(tools)],
	mails: MEMBERSHIP_MAILS,
	categories: MEMBERSHIP_CATEGORIES,
	onOrderRefunded: (db, { id: orderId, kind, occasion, userId, membershipId }, now) => {
		if (userId === null) return [];
		// The change is refunded, and the plan before it continues.
		if (occasion === "change") {
			const undo = { id: jobIdsAtGateway.membershipUndo(orderId), dueAt: now };
			return [enqueue(db, "membership.undo", { orderId }, undo).onConflictDoNothing()];
		}
		if (kind === "course" || membershipId === null) return [];
		const job = { id: jobIdsAtGateway.membershipEnd(orderId), dueAt: now };
		return [
			// Access paid for later stays; checked in the statement, since a payment and a refund may be concurrent.
			endMembershipRights(db, { userId, membershipId, why: "refunded", now, unless: isPaidForLater(orderId) }),
			enqueue(db, "membership.end", { membershipId, orderId }, job).onConflictDoNothing(),
		];
	},
};
