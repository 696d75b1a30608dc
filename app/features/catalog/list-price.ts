/**
 * The price before a discount, in minor units: half off is the double. It is
 * struck through beside the price. Source: section 1 of the specification.
 */
export function listPriceCents(priceCents: number, percentOff: number): number {
	return Math.round((100 * priceCents) / (100 - percentOff));
}
