import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import type { OrderEvents } from "#app/features/money/orders/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { findFinding, markRepairing } from "./reconciliation.repository.server";
import { REPAIRS } from "./repair-writes.server";

type Input = { findingId: string; actorId: number; requestId: string; orderEvents: OrderEvents; now: Date };

/** Repairs a finding once, with its audit entry in one batch. The next run tells whether it helped. */
export async function repairFinding(
	db: Database,
	{ findingId, actorId, requestId, orderEvents, now }: Input,
): Promise<{ ok: true; jobId: string } | { ok: false; reason: "gone" }> {
	const [finding] = await findFinding(db, findingId);
	if (finding?.state !== "open") return { ok: false, reason: "gone" };
	const jobId = jobIdsAtGateway.repair(findingId, now);
	const writes = await REPAIRS[finding.kind](db, { finding, orderEvents, jobId, now });
	const { kind, subject, orderId } = finding;
	try {
		await db.batch([
			markRepairing(db, { id: findingId, now }),
			requireChange(db),
			...writes,
			audit(db, {
				by: actorId,
				deed: "reconciliation.repair",
				requestId,
				now,
				subject: orderId ? { kind: "order", id: orderId } : { kind: "reconciliationFinding", id: findingId },
				after: { kind, about: subject },
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
	return { ok: true, jobId };
}
