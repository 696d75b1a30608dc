import { allocate, money } from "#app/shared/money.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

export type PeriodOrder = {
	id: string;
	state: OrderState;
	netMinor: number;
	totalMinor: number;
	/** Refunded, on its way, or approved and not sendable. */
	goneMinor: number;
	creditMinor: number;
};

/**
 * The part of an order that cannot be refunded, because a later change was paid with it; including tax. `orders` are
 * those of its period that are paid or may still be, by creation. A fully refunded change credits nothing.
 * A change credits the latest orders first, as they include what was credited before; so the change that takes most
 * of an order counts, not the sum of several.
 */
export function creditedMinor(orders: readonly PeriodOrder[], id: string): number {
	const at = orders.findIndex((order) => order.id === id);
	const order = orders[at];
	if (!order) return 0;
	const claims = orders.slice(at + 1).flatMap((change, behind) => {
		if (!isPartlyUnrefunded(change)) return [];
		const between = orders.slice(at + 1, at + 1 + behind);
		return Math.max(
			0,
			between.reduce((rest, one) => rest - keptNet(one), change.creditMinor),
		);
	});
	return withTax(order, Math.max(0, ...claims));
}

/** True while the earlier paid orders still cover a change's credit; a late payment may find it gone. */
export function isCreditCovered(orders: readonly PeriodOrder[], id: string): boolean {
	const at = orders.findIndex((order) => order.id === id);
	const before = orders.slice(0, Math.max(0, at)).filter(({ state }) => state === "paid");
	return before.reduce((sum, order) => sum + keptNet(order), 0) >= (orders[at]?.creditMinor ?? 0);
}

/** The share of the period's value left by the last standing order, and the amount kept of all, before tax. */
export function periodValue(all: readonly PeriodOrder[]) {
	const orders = all.filter(({ state }) => state === "paid");
	const last = orders.findLast(isPartlyUnrefunded);
	const worth = last ? last.netMinor + last.creditMinor : 0;
	return {
		worthMinor: worth,
		leftMinor: last ? worth - (last.netMinor - keptNet(last)) : 0,
		keptMinor: orders.reduce((sum, order) => sum + keptNet(order), 0),
		goneMinor: orders.reduce((sum, order) => sum + order.goneMinor, 0),
		creditsMinor: all.reduce((sum, order) => sum + order.creditMinor, 0),
	};
}
export type PeriodValue = ReturnType<typeof periodValue>;

const isPartlyUnrefunded = ({ goneMinor, totalMinor }: PeriodOrder) => goneMinor < totalMinor;

function keptNet({ netMinor, totalMinor, goneMinor }: PeriodOrder): number {
	return shareOf(netMinor, totalMinor - goneMinor, goneMinor);
}

/** An amount with its tax; the exact rest of the order when the amount is all that is left. */
function withTax(order: PeriodOrder, minor: number): number {
	const left = order.totalMinor - order.goneMinor;
	if (minor >= keptNet(order)) return left;
	return Math.min(left, shareOf(order.totalMinor, minor, order.netMinor - minor));
}

function shareOf(minor: number, part: number, rest: number): number {
	return part > 0 ? (allocate(money(minor, "USD"), [part, rest])[0]?.minor ?? 0) : 0;
}
