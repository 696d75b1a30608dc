import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { isGuaranteeOpen } from "../guarantee";
import { isPayable, wasCharged } from "../order-states";
import type { OrderRow } from "../orders.repository.server";
import { type OrderSummaryView, orderSummaryView } from "../sheet-view";

/** Words: `states` in `locales/<language>/money/orders.json`. */
export type ShownState = OrderRow["state"] | "processing" | "free" | "refunding" | "partlyRefunded" | "refunded";

type OrderStateFacts = Pick<OrderRow, "state" | "trouble" | "refundedMinor" | "refundingMinor" | "totalMinor">;

/** Refunds, also pending ones, take precedence over being paid. */
export function shownState({ state, trouble, refundedMinor, refundingMinor, totalMinor }: OrderStateFacts): ShownState {
	if (state === "pending" && trouble === "processing") return "processing";
	if (state === "paid" && totalMinor === 0) return "free";
	if (state !== "paid" || refundedMinor + refundingMinor === 0) return state;
	if (refundedMinor >= totalMinor) return "refunded";
	if (refundedMinor + refundingMinor >= totalMinor) return "refunding";
	return refundedMinor > 0 ? "partlyRefunded" : "paid";
}

export function orderName(id: string): string {
	return `GR-${id.slice(0, 8).toUpperCase()}`;
}

type Payment = { cardBrand: string | null; cardLast4: string | null } | undefined;

export type OrderView = {
	id: string;
	name: string;
	title: string;
	kind: "course" | "plan";
	thingId: number;
	state: ShownState;
	decline: string | null;
	isPayable: boolean;
	isTest: boolean;
	placed: string;
	payUntil: string;
	sheet: OrderSummaryView;
	paidWith: string | null;
	refunded: string | null;
	refunding: string | null;
	isTooLate: boolean;
	guarantee: { days: number; date: string } | null;
};

type ReaderContext = { language: Language; formats: Formats; now: Date };

export function orderView(order: OrderRow, payment: Payment, { language, formats, now }: ReaderContext): OrderView {
	const t = getFixedT(language, "checkout");
	const words = getFixedT(language, "orders");
	const { id, title, kind, thingId, isTest, trouble, currency, refundedMinor, refundingMinor } = order;
	const { guaranteeUntil, guaranteeDays } = order;
	const write = (minor: number) => (minor > 0 ? formatMoney(money(minor, currency), language) : null);
	const isPaid = order.state === "paid";
	const open = isPayable(order, now);
	return {
		id,
		name: orderName(id),
		title,
		kind,
		thingId,
		isTest,
		state: shownState(order),
		decline: order.state === "failed" ? t(`declines.${declineOf(trouble)}`) : null,
		isPayable: open,
		placed: formats.dateTime(order.createdAt),
		payUntil: formats.dateTime(order.expiresAt),
		sheet: orderSummaryView(order, { language, formats, totalIs: isPaid ? "paid" : open ? "due" : "sum" }),
		paidWith:
			isPaid && payment?.cardLast4
				? words("paidWith", { brand: payment.cardBrand ?? "", last4: payment.cardLast4 })
				: null,
		refunded: write(refundedMinor),
		refunding: write(refundingMinor),
		isTooLate: trouble === "changeTooLate",
		guarantee:
			wasCharged(order) &&
			guaranteeUntil &&
			guaranteeDays &&
			isGuaranteeOpen(guaranteeUntil, now) &&
			refundedMinor + refundingMinor === 0
				? { days: guaranteeDays, date: formats.date(guaranteeUntil) }
				: null,
	};
}

function declineOf(trouble: string | null) {
	const known = ["declined", "insufficientFunds", "expiredCard", "challengeFailed"] as const;
	return known.find((one) => one === trouble) ?? "other";
}
