import { orderName, type PeriodOrder, type RefundRow } from "#app/features/money/orders/face.server.ts";
import { isGuaranteeOpen } from "#app/features/money/orders/guarantee.ts";
import { currencyName, plainFigure } from "#app/features/money/orders/sheet-view.ts";
import { creditedInOrders } from "#app/features/money/refunds/credited.ts";
import { hasUnrecordedRefunds, stillOwedMinor } from "#app/features/money/refunds/elsewhere/gone-elsewhere.ts";
import { refundableMinor, unrefundedMinor } from "#app/features/money/refunds/refund-rules.ts";
import { CAME_BACK, GONE_MEANWHILE, refundStep } from "#app/features/money/refunds/refund-states.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { DeskContext } from "./desk-reading";
import type { findDeskRefund } from "./refunds-desk.repository.server";

type PanelRows = Awaited<ReturnType<typeof findDeskRefund>>[number];
type Counted = readonly { n: number }[];
/** What `factStatements` have found. */
type Facts = {
	done: Counted;
	lessonsOfCourse: Counted;
	certified: Counted;
	earlier: Counted;
	disputed: Counted;
	later: readonly { is: boolean }[];
	period: readonly PeriodOrder[];
	all: readonly RefundRow[];
	unbooked: readonly { reference: string }[];
};
/** `mark`: in favour, against, or neutral. */
export type Fact = {
	name: "window" | "lessons" | "certificate" | "earlier" | "commission";
	values: FactValues;
	mark: "good" | "bad" | "note";
};
type FactValues = { words: string; count: number; of: number };

export function panelView(
	{ refund, order, name, email, card }: PanelRows,
	{
		done: [done],
		lessonsOfCourse: [lessonsOfCourse],
		certified: [certified],
		earlier: [earlier],
		disputed: [disputed],
		later: [later],
		period,
		all,
		unbooked,
	}: Facts,
	{
		language,
		formats,
		place,
	}: Omit<DeskContext, "now"> & { place: { at: number; of: number; isMore: boolean } | null },
) {
	const { currency } = order;
	const days = order.guaranteeDays ?? 0;
	const day = order.paidAt ? Math.floor((refund.requestedAt.getTime() - order.paidAt.getTime()) / DAY_MS) + 1 : 0;
	const isInside = order.guaranteeUntil !== null && isGuaranteeOpen(order.guaranteeUntil, refund.requestedAt);
	const lessonsDone = done?.n ?? 0;
	const of = lessonsOfCourse?.n ?? 0;
	const facts: Fact[] = [
		fact(
			"window",
			isInside ? "inside" : "outside",
			isInside ? "good" : "bad",
			isInside ? Math.min(day, days) : day,
			days,
		),
		fact("lessons", of > 0 ? "of" : "all", of > 0 && lessonsDone * 2 > of ? "note" : "good", lessonsDone, of),
		fact("certificate", certified?.n ? "issued" : "none", certified?.n ? "note" : "good"),
		fact("earlier", earlier?.n ? "some" : "none", earlier?.n ? "note" : "good", earlier?.n ?? 0),
		fact("commission", order.attribution?.via ?? "none", order.attribution ? "note" : "good"),
	];
	const { creditedMinor } = creditedInOrders(period, order.id);
	const amount =
		refund.state === "failed" ? stillOwedMinor(refund, all, order) : refundableMinor(order, { creditedMinor });
	const isOpen = refundStep(refund.state, "approve") !== null;
	const back = isOpen ? amount : refund.amountMinor;
	return {
		id: refund.id,
		orderId: order.id,
		order: orderName(order.id),
		place,
		state: refund.state,
		kind: refund.kind,
		asked: formats.dateTime(refund.requestedAt),
		due: refund.dueAt ? formats.date(refund.dueAt) : null,
		userId: order.userId,
		name,
		email,
		country: order.country ? formats.country(order.country) : null,
		reasonCode: refund.reasonCode,
		reason: refund.reason,
		message: refund.message,
		facts,
		failed: refund.state === "failed" ? whyFailed(refund.failure) : null,
		lines: [
			{ what: "paid" as const, title: order.title, amount: figure(order.totalMinor) },
			{ what: "before" as const, title: "", amount: figure(order.refundedMinor + order.refundingMinor) },
			...(refund.state === "requested" && creditedMinor > 0
				? [{ what: "creditedLine" as const, title: "", amount: figure(creditedMinor) }]
				: []),
		],
		back: formatMoney(money(back, currency), language),
		currency: currencyName(currency, language),
		card: card?.last4 ? `${card.brand ?? ""} ${card.last4}`.trim() : null,
		isOpen,
		/** A later period of the membership is paid, so it continues. */
		goesOn: order.kind === "plan" && Boolean(later?.is),
		/** Approved but not sent; it is retried or paid another way. */
		isPromised: refund.state === "failed",
		/** A failed refund keeps its approved amount. */
		hasAmount: refund.state === "requested",
		/** The approved amount, when part of it was refunded another way since; otherwise null. */
		promised:
			refund.state === "failed" && amount < refund.amountMinor && amount > 0
				? formatMoney(money(refund.amountMinor, currency), language)
				: null,
		/** Credited by a later plan change, so not refundable; null for none. */
		credited:
			refund.state === "requested" && creditedMinor > 0 ? formatMoney(money(creditedMinor, currency), language) : null,
		closed: disputed?.n ? ("disputed" as const) : isOpen ? nothingToGive() : null,
	};

	function nothingToGive() {
		if (hasUnrecordedRefunds(order, all, unbooked)) return "beingBooked" as const;
		if (refund.state === "failed" && amount <= 0) return "goneBack" as const;
		if (unrefundedMinor(order) <= 0) return "nothingLeft" as const;
		return amount <= 0 ? ("credited" as const) : null;
	}

	function figure(minor: number) {
		return plainFigure(money(minor, currency), language);
	}
}
/** A known reason by name, or the gateway's text. */
function whyFailed(failure: string | null): { words: "failed" | "notAsked" | "cameBack"; why: string } {
	if (failure === GONE_MEANWHILE) return { words: "notAsked", why: "" };
	return failure === CAME_BACK ? { words: "cameBack", why: "" } : { words: "failed", why: failure ?? "?" };
}
export type PanelView = ReturnType<typeof panelView>;

function fact(name: Fact["name"], words: string, mark: Fact["mark"], count = 0, of = 0): Fact {
	return { name, mark, values: { words, count, of } };
}
