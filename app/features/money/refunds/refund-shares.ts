import type { RefundState } from "#db/schema/money/refunds.ts";

type Charged = { totalMinor: number; netMinor: number };

/** What goes back of an amount as price and what as tax; both add up to it. */
export type RefundShares = { amountMinor: number; netMinor: number; taxMinor: number };

/** What stands of an order's refunds: what has gone back and what is on its way, in all and as price. */
export type Standing = { amountMinor: number; netMinor: number };
export const NOTHING_STANDS: Standing = { amountMinor: 0, netMinor: 0 };

const STANDS: readonly RefundState[] = ["approved", "sent", "succeeded"];

/** The sum of the refunds that stand: one that has failed or was declined is none, one that waits is none yet. */
export function standingOf(refunds: readonly ({ state: RefundState } & Standing)[]): Standing {
	return refunds
		.filter(({ state }) => STANDS.includes(state))
		.reduce(
			(sum, { amountMinor, netMinor }) => ({
				amountMinor: sum.amountMinor + amountMinor,
				netMinor: sum.netMinor + netMinor,
			}),
			NOTHING_STANDS,
		);
}

/**
 * The shares of the next amount that goes back of an order. They are what is missing to the price in all that will have gone back
 * with it, and not a share of the amount alone: so the shares of all refunds that stand add up to price and tax of the order
 * to the cent, however many there are, whatever they are, and whichever of them have failed in between.
 */
export function sharesOf({ totalMinor, netMinor }: Charged, standing: Standing, amountMinor: number): RefundShares {
	const before = standing.amountMinor;
	if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || before < 0 || before + amountMinor > totalMinor)
		throw new RangeError("No more can go back than was paid, and nothing is no refund");
	const missing = netUpTo(before + amountMinor) - standing.netMinor;
	const net = Math.min(amountMinor, Math.max(0, missing));
	return { amountMinor, netMinor: net, taxMinor: amountMinor - net };

	/** The price in the first so many cents, half a cent rounded up; exact also where the product leaves safe integers. */
	function netUpTo(minor: number): number {
		const [product, total] = [BigInt(minor) * BigInt(netMinor), BigInt(totalMinor)];
		return Number((2n * product + total) / (2n * total));
	}
}
