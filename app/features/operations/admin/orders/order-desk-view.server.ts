import { orderName, shownState } from "#app/features/money/orders/face.server.ts";
import { reviewReason } from "#app/features/money/orders/order-states.ts";
import { acceptRefusal, reviewedOf } from "#app/features/money/orders/review/review-refusal.ts";
import { orderSummaryView } from "#app/features/money/orders/sheet-view.ts";
import { creditedInOrders } from "#app/features/money/refunds/credited.ts";
import { goodwillRefusal, refundableMinor } from "#app/features/money/refunds/refund-rules.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { orderStatements } from "./orders-desk.repository.server";

type Reader = { language: Language; formats: Formats };

export async function orderDeskView(db: Database, id: string, { language, formats }: Reader) {
	const {
		head: [head],
		payments,
		refunds,
		disputes,
		invoices,
		rights,
		events,
		period,
	} = await inBatch(db, orderStatements(db, id));
	if (!head) return null;
	const { order, name, email } = head;
	const came = order.state === "inReview" ? reviewedOf(payments, order) : undefined;
	const { creditedMinor } = creditedInOrders(period, id);
	const hasOpenDispute = disputes.some(({ state }) => state === "open");
	const at = (instant: Date | null) => (instant ? formats.dateTime(instant) : null);
	const say = (minor: number, currency: string) => formatMoney(money(minor, currency), language);
	return {
		id,
		name: orderName(id),
		title: order.title,
		state: shownState(order),
		isTest: order.isTest,
		thing: { kind: order.kind, number: order.thingId },
		trouble: reviewReason(order),
		review: came
			? {
					came: say(came.amountMinor, came.currency),
					due: say(order.totalMinor, order.currency),
					refusal: acceptRefusal(order, came),
				}
			: null,
		goodwill: {
			left: say(refundableMinor(order, { creditedMinor }), order.currency),
			/** Credited by a later plan change, so not refundable; null for none. */
			credited: creditedMinor > 0 ? say(creditedMinor, order.currency) : null,
			refusal: goodwillRefusal(order, { refunds, hasOpenDispute, creditedMinor }),
		},
		buyer: {
			id: order.userId,
			name,
			email,
			country: order.country ? formats.country(order.country) : null,
			taxId: order.taxId,
		},
		facts: {
			placed: at(order.createdAt),
			paid: at(order.paidAt),
			guarantee: at(order.guaranteeUntil),
			gateway: order.gateway,
			reference: order.gatewayReference,
			coupon: order.couponCode,
			trouble: order.trouble,
			disputed: at(order.disputedAt),
			period: order.periodNumber ? formats.number(order.periodNumber) : null,
			back: order.refundedMinor > 0 ? say(order.refundedMinor, order.currency) : null,
			underWay: order.refundingMinor > 0 ? say(order.refundingMinor, order.currency) : null,
		},
		sheet: orderSummaryView(order, { language, formats, totalIs: order.state === "paid" ? "paid" : "sum" }),
		payments: payments.map((one) => ({
			id: one.id,
			state: one.state,
			amount: say(one.amountMinor, one.currency),
			at: at(one.createdAt) ?? "",
			card: one.cardLast4 ? `${one.cardBrand ?? ""} ${one.cardLast4}`.trim() : null,
			failure: one.failure,
			reference: one.paymentReference,
		})),
		refunds: refunds.map((one) => ({
			id: one.id,
			state: one.state,
			kind: one.kind,
			amount: say(one.amountMinor, one.currency),
			at: at(one.requestedAt) ?? "",
			reference: one.gatewayReference,
		})),
		disputes: disputes.map((one) => ({
			id: one.id,
			state: one.state,
			amount: say(one.amountMinor, one.currency),
			at: at(one.openedAt) ?? "",
			reason: one.reason,
		})),
		invoices: invoices.map((one) => ({
			id: one.id,
			number: one.number,
			kind: one.kind,
			amount: say(one.totalMinor, one.currency),
			at: at(one.issuedAt) ?? "",
		})),
		rights: rights.map((one) => ({
			id: one.id,
			thing: { kind: one.thingKind, number: one.thingId },
			from: at(one.fromAt) ?? "",
			until: at(one.untilAt),
			ended: at(one.endedAt),
			why: one.endedWhy,
		})),
		events: events.map((one) => ({
			id: one.id,
			type: one.type,
			at: at(one.receivedAt) ?? "",
			outcome: one.outcome,
			isDone: one.processedAt !== null,
		})),
	};
}
export type OrderDeskView = NonNullable<Awaited<ReturnType<typeof orderDeskView>>>;
