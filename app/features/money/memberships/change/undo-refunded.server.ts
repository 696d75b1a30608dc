import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { findOrder, noteTrouble } from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ownNow } from "../membership";
import { findRules } from "../membership-tools.server";
import { findMembership } from "../memberships.repository.server";
import { findChangeOfOrder, findUndoneChange } from "../period-orders.repository.server";
import { stepWrites } from "../write-step.server";
import { readPaidBefore, undoChange } from "./undo-change";

/** Handler of `membership.undo`: restores the plan before a refunded change; unclear cases are reviewed. */
export const undoRefunded: JobHandler<"membership.undo"> = async ({ payload: { orderId } }, { db, now }) => {
	const [order] = await findOrder(db, orderId);
	if (order?.occasion !== "change" || !order.membershipId) return { writes: [] };
	const which = { membershipId: order.membershipId, orderId };
	const {
		membership: [membership],
		change: [change],
		undone: [undone],
	} = await inBatch(db, {
		membership: findMembership(db, order.membershipId),
		change: findChangeOfOrder(db, which),
		undone: findUndoneChange(db, which),
	});
	// Nothing to undo if the change never began.
	if (!membership || !change || undone) return { writes: [] };
	const refunded = {
		planId: order.thingId,
		interval: order.interval ?? membership.interval,
		periodNumber: order.periodNumber ?? 0,
		amountMinor: order.terms?.listMinor ?? order.listMinor,
	};
	const at = ownNow(membership, now);
	const step = undoChange(membership, { refunded, before: readPaidBefore(change.details), at });
	if (step === "keeps") return { writes: [] };
	if (step === "review") return { writes: [noteTrouble(db, { id: orderId, trouble: "upgradeRefunded", now })] };
	const rules = await findRules(db);
	const writes = stepWrites(db, membership, step, { rules, at, now, orderId });
	return { writes, next: jobIdsAtGateway.membershipTell({ id: membership.id, version: membership.version + 1 }) };
};
