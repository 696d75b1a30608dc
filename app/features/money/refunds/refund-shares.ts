import type { RefundState } from "#db/schema/money/refunds.ts";

type ChargedAmounts = { totalMinor: number; netMinor: number };

export type RefundShares = { amountMinor: number; netMinor: number; taxMinor: number };

export type StandingSums = { amountMinor: number; netMinor: number };
export const NO_STANDING_REFUNDS: StandingSums = { amountMinor: 0, netMinor: 0 };

const STANDING_STATES: readonly RefundState[] = ["approved", "sent", "succeeded"];

/** Refunds that failed, were declined or still wait do not count. */
export function sumStandingRefunds(refunds: readonly ({ state: RefundState } & StandingSums)[]): StandingSums {
	return refunds
		.filter(({ state }) => STANDING_STATES.includes(state))
		.reduce(
			(sum, { amountMinor, netMinor }) => ({
				amountMinor: sum.amountMinor + amountMinor,
				netMinor: sum.netMinor + netMinor,
			}),
			NO_STANDING_REFUNDS,
		);
}

/**
 * The shares of an order's next refund. Price and tax are what is missing to the shares of all standing refunds
 * including this one, so that they add up to those of the order to the cent, however many there are and whichever
 * have failed.
 */
export function toRefundShares(
	{ totalMinor, netMinor }: ChargedAmounts,
	standing: StandingSums,
	amountMinor: number,
): RefundShares {
	const before = standing.amountMinor;
	if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || before < 0 || before + amountMinor > totalMinor)
		throw new RangeError("No more can go back than was paid, and nothing is no refund");
	const missing = netUpTo(before + amountMinor) - standing.netMinor;
	const net = Math.min(amountMinor, Math.max(0, missing));
	return { amountMinor, netMinor: net, taxMinor: amountMinor - net };

	/** Half a cent is rounded up; exact beyond safe integers. */
	function netUpTo(minor: number): number {
		const [product, total] = [BigInt(minor) * BigInt(netMinor), BigInt(totalMinor)];
		return Number((2n * product + total) / (2n * total));
	}
}
