type Charged = { totalMinor: number; netMinor: number };

/** What goes back of an amount as price and what as tax; both add up to it. */
export type RefundShares = { amountMinor: number; netMinor: number; taxMinor: number };

/**
 * The shares of the next amount that goes back of an order. They are worked out on what has gone back in all, before and
 * after, and not on the amount alone: so the shares of all refunds of an order add up to its price and its tax to the
 * cent, however many there are and whatever they are.
 */
export function sharesOf({ totalMinor, netMinor }: Charged, before: number, amountMinor: number): RefundShares {
	if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || before < 0 || before + amountMinor > totalMinor)
		throw new RangeError("No more can go back than was paid, and nothing is no refund");
	const net = netUpTo(before + amountMinor) - netUpTo(before);
	return { amountMinor, netMinor: net, taxMinor: amountMinor - net };

	/** The price in the first so many cents, half a cent rounded up; exact also where the product leaves safe integers. */
	function netUpTo(minor: number): number {
		const [product, total] = [BigInt(minor) * BigInt(netMinor), BigInt(totalMinor)];
		return Number((2n * product + total) / (2n * total));
	}
}
