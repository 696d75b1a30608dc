import { and, eq, gt, gte, isNotNull, lte } from "drizzle-orm";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import {
	findPaidPayment,
	gatewayOf,
	type MembershipTools,
	referencesOf,
} from "#app/features/money/memberships/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { memberships, orders } from "#db/schema/schema.ts";
import { type Scan, type ScanPage, toPage } from "../scan";

type Tools = Pick<MembershipTools, "gateways">;
const LIMIT = 10;
/** An older one has been charged by now and shows up as a payment. */
const DAYS_BACK = 60;

const lives = async (gateway: PaymentGateway, reference: string) => {
	const found = await gateway.findSubscription(reference);
	return found !== null && found.state !== "cancelled" && found.state !== "expired";
};

/** Ended memberships against their subscriptions: a live one would still be charged. */
export function endedSubscriptionScan(tools: Tools): Scan {
	const kinds = ["subscriptionLives"] as const;
	return {
		kinds,
		read: async (db, { after, before, now }): Promise<ScanPage> => {
			const ended = await db
				.select()
				.from(memberships)
				.where(
					and(
						gt(memberships.id, after),
						isNotNull(memberships.subscriptionReference),
						gte(memberships.endedAt, new Date(now.getTime() - DAYS_BACK * DAY_MS)),
						lte(memberships.changedAt, before),
					),
				)
				.orderBy(memberships.id)
				.limit(LIMIT);
			const rows = [];
			for (const { id, gateway, subscriptionReference } of ended) {
				const subscriptionLives = await lives(gatewayOf(db, tools, gateway), subscriptionReference ?? "");
				rows.push({ id, orderId: null, subscriptionLives });
			}
			return toPage(rows, { kinds, limit: LIMIT });
		},
	};
}

/** Refunded second memberships against their subscriptions. */
export function secondSubscriptionScan(tools: Tools): Scan {
	const kinds = ["twoSubscriptions"] as const;
	return {
		kinds,
		read: async (db, { after, before }): Promise<ScanPage> => {
			const second = await db
				.select({ id: orders.id, gateway: orders.gateway })
				.from(orders)
				.where(and(gt(orders.id, after), eq(orders.trouble, "secondMembership"), lte(orders.changedAt, before)))
				.orderBy(orders.id)
				.limit(LIMIT);
			const rows = [];
			for (const { id, gateway: name } of second) {
				const gateway = gatewayOf(db, tools, name);
				const [payment] = await findPaidPayment(db, id);
				const { subscriptionReference } = await referencesOf(gateway, payment);
				const twoSubscriptions = subscriptionReference !== null && (await lives(gateway, subscriptionReference));
				rows.push({ id, orderId: id, twoSubscriptions });
			}
			return toPage(rows, { kinds, limit: LIMIT });
		},
	};
}
