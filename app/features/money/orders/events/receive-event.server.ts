import type { EventRefusal, PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { insertEvent } from "./gateway-events.repository.server";

type Input = { gateway: PaymentGateway; body: string; signature: string | null; now: Date };
type Received = { ok: true; jobId: string } | { ok: false; reason: EventRefusal };

/**
 * Takes in what a gateway sends: an event that is genuine is kept as it came, with the job that deals with it, in one trip;
 * the same event once more changes nothing. Nothing else is done here, so that the gateway is answered at once and
 * a crash afterwards is made up for.
 */
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
