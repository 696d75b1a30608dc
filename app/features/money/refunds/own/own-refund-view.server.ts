import { orderName, type RefundRow } from "#app/features/money/orders/face.server.ts";
import { currencyName, plainFigure } from "#app/features/money/orders/sheet-view.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { RefundState } from "#db/schema/money/refunds.ts";
import { isByHand } from "../by-hand";
import { refundableMinor, requestRefusal, withdrawalRefusal, withdrawalUntil } from "../refund-rules";
import { CAME_BACK } from "../refund-states";
import type { OwnSituation } from "../request-refund.server";

type ReaderContext = { language: Language; formats: Formats };

/** `onItsWay` also covers a refund that has to be sent again. */
export type ShownRefund = "requested" | "onItsWay" | "succeeded" | "declined" | "takenBack";

const SHOWN_STATE: Record<RefundState, ShownRefund> = {
	requested: "requested",
	approved: "onItsWay",
	sent: "onItsWay",
	failed: "onItsWay",
	succeeded: "succeeded",
	declined: "declined",
	takenBack: "takenBack",
};

export function ownRefundView(
	{ order, payment, goesOn, situation }: OwnSituation,
	{ language, formats }: ReaderContext,
) {
	const say = (minor: number) => formatMoney(money(minor, order.currency), language);
	const left = refundableMinor(order, situation);
	const until = withdrawalUntil(order);
	return {
		orderId: order.id,
		name: orderName(order.id),
		title: order.title,
		isTest: order.isTest,
		goesOn,
		paid: figure(order.totalMinor),
		before: figure(order.refundedMinor + order.refundingMinor),
		/** Credited by a later plan change, so not refunded; null for none. */
		credited: situation.creditedMinor > 0 ? say(situation.creditedMinor) : null,
		creditedFigure: situation.creditedMinor > 0 ? figure(situation.creditedMinor) : null,
		left: say(left),
		currency: currencyName(order.currency, language),
		card: payment?.cardLast4 ? `${payment.cardBrand ?? ""} ${payment.cardLast4}`.trim() : null,
		guaranteeUntil: order.guaranteeUntil ? formats.date(order.guaranteeUntil) : null,
		refusal: requestRefusal(order, situation),
		withdrawal: withdrawalRefusal(order, situation) === null && until ? { until: formats.date(until) } : null,
		refunds: situation.refunds.map((refund) => refundView(refund)),
	};

	function figure(minor: number) {
		return plainFigure(money(minor, order.currency), language);
	}

	function refundView({
		id,
		kind,
		state,
		amountMinor,
		message,
		dueAt,
		requestedAt,
		succeededAt,
		decidedAt,
		gatewayReference,
		failure,
	}: RefundView) {
		const at = succeededAt ?? decidedAt ?? requestedAt;
		return {
			id,
			kind,
			state: SHOWN_STATE[state],
			amount: say(amountMinor),
			message,
			at: formats.date(at),
			due: dueAt ? formats.date(dueAt) : null,
			told: shownStateOf({ state, failure, gatewayReference }),
		};
	}
}

function shownStateOf({
	state,
	failure,
	gatewayReference,
}: Pick<RefundRow, "state" | "failure" | "gatewayReference">): ShownRefund | "byHand" | "cameBack" {
	if (isByHand({ gatewayReference })) return "byHand";
	return state === "takenBack" && failure === CAME_BACK ? "cameBack" : SHOWN_STATE[state];
}

type RefundView = Pick<
	RefundRow,
	| "id"
	| "kind"
	| "state"
	| "amountMinor"
	| "message"
	| "dueAt"
	| "requestedAt"
	| "succeededAt"
	| "decidedAt"
	| "gatewayReference"
	| "failure"
>;
export type OwnRefundView = ReturnType<typeof ownRefundView>;
