import type { Gateways } from "#app/features/money/gateway/face.server.ts";
import type { PaymentFacts, PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import { findPaymentByReference, findPaymentWithOrder } from "../orders.repository.server";
import { type EventRow, findEvent, markProcessed } from "./gateway-events.repository.server";
import type { OrderEvents } from "./order-events";
import { settlePayment } from "./settle-payment.server";

type Tools = {
	gateways: (db: Database) => Gateways;
	orderEvents: OrderEvents;
	/** Finds the order of a payment we did not request: a subscription's next period. */
	adopt?: (
		db: Database,
		seen: { gateway: GatewayName; facts: PaymentFacts; now: Date },
	) => Promise<Awaited<ReturnType<typeof findPaymentWithOrder>>[number] | null>;
	follow?: (db: Database, changed: { gateway: GatewayName; reference: string; now: Date }) => Promise<void>;
};

/** Fetches the object's current state and applies it. One batch also marks the event as processed. */
export function processEvent({ gateways, orderEvents, adopt, follow }: Tools): JobHandler<"gateway.event"> {
	return async ({ payload: { eventId: id } }, { db, now }) => {
		const [event] = await findEvent(db, id);
		if (!event || event.processedAt) return { writes: [] };
		const ignored = (outcome: string) => ({ writes: [markProcessed(db, { id, outcome, now })] });
		const gateway = gateways(db)[event.gateway];
		if (!gateway) throw new Error(`${KNOWN_FAILURES.gatewayGone} ${event.gateway} any more`);
		if (event.objectKind === "subscription" && follow) {
			await follow(db, { gateway: event.gateway, reference: event.objectReference, now });
			return ignored("followed");
		}
		const facts = await refetch(gateway, event);
		if (!facts) return ignored("ignored");

		const known = await findPaid(db, gateway, facts);
		const found = known ?? (await adopt?.(db, { gateway: gateway.name, facts, now }));
		if (!found) return ignored("ignored");
		if (isForeign(found.payment, facts, gateway)) return ignored("foreign");
		const { writes, outcome, next, goneBack } = settlePayment(db, found, {
			facts,
			gateway: gateway.name,
			orderEvents,
			now,
		});
		const all = [...writes, markProcessed(db, { id, outcome, now })];
		return { writes: all, next: [next ?? [], goneBack ?? []].flat() };
	};
}

/** By our id in the metadata, else by the gateway's reference. */
async function findPaid(db: Database, { name }: PaymentGateway, { metadata, reference }: PaymentFacts) {
	if (metadata.paymentId) return (await findPaymentWithOrder(db, metadata.paymentId))[0];
	return reference ? (await findPaymentByReference(db, name, reference))[0] : undefined;
}

async function refetch(
	gateway: PaymentGateway,
	{ objectKind, objectReference }: EventRow,
): Promise<PaymentFacts | null> {
	if (objectKind === "session") return gateway.findSessionPayment(objectReference);
	if (objectKind === "payment") return gateway.findPayment(objectReference);
	return null;
}

/** True for another page than this payment's, or another gateway: its ids cannot be trusted. */
function isForeign(
	payment: { gateway: string; sessionReference: string | null },
	{ sessionReference }: PaymentFacts,
	gateway: PaymentGateway,
): boolean {
	if (payment.gateway !== gateway.name) return true;
	return Boolean(payment.sessionReference && sessionReference && payment.sessionReference !== sessionReference);
}
