import { allocate, money } from "#app/shared/money.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

/** An order of a period of a membership: the one that has paid for it, or that of a change in it. */
export type PeriodOrder = {
	id: string;
	state: OrderState;
	netMinor: number;
	totalMinor: number;
	/** What has gone back of it, is on its way, or was promised and could not be sent. */
	goneMinor: number;
	/** What the change that it pays for has credited of the orders before it, before tax. */
	creditMinor: number;
};

/**
 * How much of an order cannot go back, since a later change has been paid with it: tax included. `orders` are those of its period
 * that are paid or may be yet, in the order in which they were made. A change whose own money has gone back in full credits nothing
 * any more. It credits the latest orders first, for they hold what was credited before: so of several changes
 * the one that takes most of an order counts, and not their sum.
 */
export function creditedOf(orders: readonly PeriodOrder[], id: string): number {
	const at = orders.findIndex((order) => order.id === id);
	const order = orders[at];
	if (!order) return 0;
	const claims = orders.slice(at + 1).flatMap((change, behind) => {
		if (!stands(change)) return [];
		const between = orders.slice(at + 1, at + 1 + behind);
		return Math.max(
			0,
			between.reduce((rest, one) => rest - keptNet(one), change.creditMinor),
		);
	});
	return withTax(order, Math.max(0, ...claims));
}

/**
 * Whether what a change has credited is still there, in the orders before it that were paid. It may not be, where nobody reckoned with
 * its payment any more: what is not paid and cannot be has credited nothing.
 */
export function isCreditThere(orders: readonly PeriodOrder[], id: string): boolean {
	const at = orders.findIndex((order) => order.id === id);
	const before = orders.slice(0, Math.max(0, at)).filter(({ state }) => state === "paid");
	return before.reduce((sum, order) => sum + keptNet(order), 0) >= (orders[at]?.creditMinor ?? 0);
}

/** What the last order that stands has left of what the period is worth, as a share; and what was kept of all of them, before tax. */
export function keptOf(all: readonly PeriodOrder[]) {
	const orders = all.filter(({ state }) => state === "paid");
	const last = orders.findLast(stands);
	const worth = last ? last.netMinor + last.creditMinor : 0;
	return {
		worthMinor: worth,
		leftMinor: last ? worth - (last.netMinor - keptNet(last)) : 0,
		keptMinor: orders.reduce((sum, order) => sum + keptNet(order), 0),
		goneMinor: orders.reduce((sum, order) => sum + order.goneMinor, 0),
		/** What changes have credited, also those that may be paid yet. */
		creditsMinor: all.reduce((sum, order) => sum + order.creditMinor, 0),
	};
}
export type Kept = ReturnType<typeof keptOf>;

const stands = ({ goneMinor, totalMinor }: PeriodOrder) => goneMinor < totalMinor;

function keptNet({ netMinor, totalMinor, goneMinor }: PeriodOrder): number {
	return shareOf(netMinor, totalMinor - goneMinor, goneMinor);
}

/** A part of the price with its tax: all that is left of the order where the part is all of its price that is left. */
function withTax(order: PeriodOrder, minor: number): number {
	const left = order.totalMinor - order.goneMinor;
	if (minor >= keptNet(order)) return left;
	return Math.min(left, shareOf(order.totalMinor, minor, order.netMinor - minor));
}

function shareOf(minor: number, part: number, rest: number): number {
	return part > 0 ? (allocate(money(minor, "USD"), [part, rest])[0]?.minor ?? 0) : 0;
}
