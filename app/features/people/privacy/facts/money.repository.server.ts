import { type Column, eq, or, sql } from "drizzle-orm";
import {
	disputes,
	gatewayEvents,
	gatewayRefunds,
	invoices,
	membershipChanges,
	memberships,
	orders,
	payments,
	refunds,
	waitingList,
} from "#db/schema/schema.ts";
import { factsOf, type Person, type TableFacts } from "./table-facts";

/** What the books need stays, without saying whose account it was. */
const books = (...emptied: string[]) => ({ kind: "anonymous", why: "books", emptied }) as const;
const kept = { kind: "kept", why: "books" } as const;
const ofOrders = (column: Column, { id }: Person) =>
	sql`${column} in (select ${orders.id} from ${orders} where ${orders.userId} = ${id})`;

/** What somebody has bought, paid, got back and been charged for. What hangs on an order stands before it. */
export const MONEY_FACTS: readonly TableFacts[] = [
	factsOf(waitingList, {
		room: "orders",
		// What somebody has left as a guest is theirs once the address is confirmed.
		whose: ({ id, email }) =>
			email === null ? eq(waitingList.userId, id) : or(eq(waitingList.userId, id), eq(waitingList.email, email)),
		exported: ["id", "email", "userId", "thingKind", "thingId", "language", "agreedAt", "toldAt"],
		withheld: { leaveKey: "secret" },
		ending: { kind: "erased" },
	}),
	factsOf(payments, {
		room: "orders",
		whose: (person) => ofOrders(payments.orderId, person),
		exported: [
			...(["id", "orderId", "gateway", "isTest", "state", "currency", "amountMinor", "failure"] as const),
			...(["cardBrand", "cardLast4", "createdAt", "changedAt"] as const),
		],
		withheld: {
			...({ sessionReference: "internal", paymentReference: "internal", url: "secret" } as const),
			cardFingerprint: "secret",
		},
		ending: kept,
	}),
	factsOf(disputes, {
		room: "orders",
		whose: (person) => ofOrders(disputes.orderId, person),
		exported: [
			...(["id", "orderId", "gateway", "state", "reason", "currency", "amountMinor", "openedAt"] as const),
			...(["answerUntil", "closedAt"] as const),
		],
		withheld: { gatewayReference: "internal" },
		ending: kept,
	}),
	factsOf(gatewayRefunds, {
		room: "orders",
		whose: (person) => ofOrders(gatewayRefunds.orderId, person),
		exported: ["gateway", "orderId", "state", "currency", "amountMinor", "changedAt"],
		withheld: { reference: "internal" },
		ending: kept,
	}),
	factsOf(gatewayEvents, {
		room: null,
		// What the gateway has sent about their payments, until it is emptied.
		whose: (person) =>
			sql`${gatewayEvents.objectReference} in (select ${payments.paymentReference} from ${payments}
				where ${ofOrders(payments.orderId, person)})`,
		exported: [],
		withheld: {
			...({ id: "internal", gateway: "internal", reference: "internal", type: "internal" } as const),
			...({ objectKind: "internal", objectReference: "internal", payload: "internal" } as const),
			...({ receivedAt: "internal", processedAt: "internal", outcome: "internal" } as const),
		},
		ending: { kind: "kept", why: "gatewayEvents" },
	}),
	factsOf(membershipChanges, {
		room: "orders",
		whose: ({ id }) =>
			sql`${membershipChanges.membershipId} in (select ${memberships.id} from ${memberships}
				where ${memberships.userId} = ${id})`,
		exported: ["id", "membershipId", "version", "deed", "details", "at"],
		ending: kept,
	}),
	factsOf(memberships, {
		room: "orders",
		whose: ({ id }) => eq(memberships.userId, id),
		exported: [
			...(["id", "userId", "planId", "state", "interval", "currency", "amountMinor", "country", "taxId"] as const),
			...(["language", "periodNumber", "periodStartedAt", "periodUntil", "trialUntil", "graceUntil"] as const),
			...(["pausedAt", "resumesAt", "cancelAskedAt", "cancelWhy", "nextPlanId", "nextInterval"] as const),
			...(["couponPercentBps", "couponAmountMinor", "couponPlanIds", "isCouponPeriod", "periodNetMinor"] as const),
			...(["nextAmountMinor", "couponId", "couponPeriodsLeft", "gateway", "isTest", "createdAt", "changedAt"] as const),
			"endedAt",
		],
		withheld: {
			...({ version: "internal", priceId: "internal", nextPriceId: "internal", nextTryAt: "internal" } as const),
			...({ tries: "internal", remindedOfUntil: "internal", subscriptionReference: "internal" } as const),
			...({ customerReference: "internal", clockOffsetSeconds: "internal" } as const),
			...({ dueAt: "internal" } as const),
		},
		ending: books("userId", "cancelWhy"),
	}),
	factsOf(invoices, {
		room: "orders",
		whose: ({ id }) => eq(invoices.userId, id),
		exported: [
			...([
				"id",
				"kind",
				"series",
				"serial",
				"number",
				"userId",
				"orderId",
				"refundId",
				"edition",
				"correctsId",
			] as const),
			...(["isTest", "language", "currency", "netMinor", "taxMinor", "totalMinor", "seller", "buyer"] as const),
			...(["lines", "taxLines", "issuedAt"] as const),
		],
		withheld: { pdfKey: "internal", pdfSha256: "internal", pdfMadeAt: "internal" },
		ending: books("userId"),
	}),
	factsOf(refunds, {
		room: "orders",
		whose: ({ id }) => eq(refunds.userId, id),
		exported: [
			...(["id", "orderId", "userId", "kind", "state", "currency", "amountMinor", "netMinor", "taxMinor"] as const),
			...(["reasonCode", "reason", "message", "requestedAt", "dueAt", "decidedAt", "sentAt"] as const),
			...(["succeededAt", "failedAt", "failure", "changedAt"] as const),
		],
		withheld: { paymentId: "internal", decidedBy: "others", gatewayReference: "internal" },
		ending: books("userId", "reason", "message"),
	}),
	factsOf(orders, {
		room: "orders",
		whose: ({ id }) => eq(orders.userId, id),
		exported: [
			...([
				"id",
				"userId",
				"kind",
				"thingId",
				"occasion",
				"title",
				"language",
				"interval",
				"trialDays",
				"terms",
			] as const),
			...([
				"membershipId",
				"periodNumber",
				"state",
				"trouble",
				"troubleSeenAt",
				"currency",
				"listMinor",
				"discountMinor",
			] as const),
			...(["netMinor", "taxMinor", "totalMinor", "refundedMinor", "refundingMinor", "creditMinor"] as const),
			...(["tax", "couponCode"] as const),
			...(["country", "taxId", "evidence", "gateway", "isTest", "createdAt", "changedAt", "expiresAt"] as const),
			...(["paidAt", "guaranteeDays", "guaranteeUntil", "disputedAt"] as const),
		],
		withheld: {
			...({ priceId: "internal", couponId: "internal", attribution: "others" } as const),
			...({ gatewayReference: "internal", idempotencyKey: "internal", requestHash: "internal" } as const),
		},
		ending: books("userId"),
	}),
];
