import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { findOrder, markTroubleSeen } from "../orders.repository.server";

type Input = { orderId: string; actorId: number; requestId: string; now: Date };

/** Marks an order's flag as seen. Only one of two concurrent calls succeeds. */
export async function markSeen(
	db: Database,
	{ orderId: id, actorId, requestId, now }: Input,
): Promise<{ ok: boolean }> {
	const [order] = await findOrder(db, id);
	if (!order?.trouble) return { ok: false };
	const { trouble } = order;
	try {
		await db.batch([
			markTroubleSeen(db, { id, trouble, now }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "orders.seen",
				subject: { kind: "order", id },
				after: { trouble },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false };
		throw error;
	}
	return { ok: true };
}
