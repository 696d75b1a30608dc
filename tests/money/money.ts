import { and, eq, isNull } from "drizzle-orm";
import type { Coupon } from "#app/features/money/coupons/coupon-rules.ts";
import type { Gateways } from "#app/features/money/gateway/open-gateway.server.ts";
import { deliverSandboxEvent } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import { openSandbox } from "#app/features/money/gateway/sandbox/sandbox-gateway.server.ts";
import { settleSandboxPayment } from "#app/features/money/gateway/sandbox/settle-payment.server.ts";
import type { Offer } from "#app/features/money/orders/checkout/offer.ts";
import { placeOrder } from "#app/features/money/orders/checkout/place-order.server.ts";
import { returnUnusedPayment } from "#app/features/money/orders/events/give-back.server.ts";
import { processEvent } from "#app/features/money/orders/events/process-event.server.ts";
import { receiveEvent } from "#app/features/money/orders/events/receive-event.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { outbox } from "#db/schema/schema.ts";
import { IDLE_HANDLERS } from "../idle-handlers";

export const ORIGIN = "https://school.example";

export function openMoney(db: Database) {
	const sandboxTools = { db, nudge: async () => {} };
	const sandbox = openSandbox(sandboxTools);
	const gateways = (): Gateways => ({ stripe: null, sandbox });
	const postWebhook = async (request: Request) => {
		const signature = request.headers.get("Sandbox-Signature");
		const received = await receiveEvent(db, {
			gateway: sandbox,
			body: await request.text(),
			signature,
			now: new Date(),
		});
		return new Response(null, { status: received.ok ? 200 : 400 });
	};
	const handlers = {
		...IDLE_HANDLERS,
		"sandbox.deliver": deliverSandboxEvent({ postWebhook, origin: ORIGIN }),
		"sandbox.settle": settleSandboxPayment,
		"gateway.event": processEvent({ gateways, orderEvents: ORDER_EVENTS }),
		"payment.giveBack": returnUnusedPayment({ gateways }),
	};
	const work = async (ahead = 0) => {
		for (let round = 0; round < 10; round += 1) {
			const at = new Date(Date.now() + ahead);
			const waiting = await db
				.select()
				.from(outbox)
				.where(and(isNull(outbox.doneAt), isNull(outbox.deadAt)));
			const due = waiting.filter(({ nextTryAt }) => nextTryAt <= at);
			if (due.length === 0) return;
			for (const { id } of due) await dispatchJob(db, { id, handlers, now: at });
		}
	};
	return { sandbox, sandboxTools, handlers, work };
}

export function offerOf(courseId: number, given: Partial<Offer> = {}): Offer {
	return {
		kind: "course",
		id: courseId,
		title: "A course",
		price: money(29_700, "USD"),
		interval: null,
		priceId: null,
		trialDays: 0,
		isHeld: false,
		rates: { seller: null, byCountry: {} },
		guaranteeDays: 90,
		...given,
	};
}

type OrderInput = { user: { id: number; email: string }; offer: Offer; key?: string; coupon?: Coupon | null };

export function order(
	db: Database,
	{ sandbox }: ReturnType<typeof openMoney>,
	{ user, offer, key, coupon = null }: OrderInput,
) {
	const buyer = { id: user.id, email: user.email, language: "en", country: "PT", taxId: null, connection: null };
	return placeOrder(db, {
		gateway: sandbox,
		orderEvents: ORDER_EVENTS,
		offer,
		coupon,
		attribution: null,
		origin: ORIGIN,
		now: new Date(),
		buyer: { ...buyer, personKeys: [] },
		key: key ?? crypto.randomUUID(),
	});
}

/** The sandbox page's id. */
export const sessionOf = (redirectUrl: string) => redirectUrl.slice(redirectUrl.lastIndexOf("/") + 1);

export const jobsOf = (db: Database, id: string) => db.select().from(outbox).where(eq(outbox.id, id));
