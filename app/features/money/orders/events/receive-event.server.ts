import type { EventRefusal, PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { insertEvent } from "./gateway-events.repository.server";

type Input = { gateway: PaymentGateway; body: string; signature: string | null; now: Date };
type Received = { ok: true; jobId: string } | { ok: false; reason: EventRefusal };

/** Stores an event with its job in one round trip; repeatable. Nothing else, so a crash afterwards loses nothing. */
export async function receiveEvent(db: Database, { gateway, body, signature, now }: Input): Promise<Received> {
	const event = await gateway.readEvent(body, signature, now);
	if ("refused" in event) return { ok: false, reason: event.refused };
	const id = `${gateway.name}:${event.reference}`;
	const { reference, type, about: objectKind, objectReference } = event;
	await db.batch([
		insertEvent(db, {
			id,
			gateway: gateway.name,
			reference,
			type,
			objectKind,
			objectReference,
			payload: body,
			receivedAt: now,
		}),
		enqueue(db, "gateway.event", { eventId: id }, { id, dueAt: now }).onConflictDoNothing(),
	]);
	return { ok: true, jobId: id };
}
