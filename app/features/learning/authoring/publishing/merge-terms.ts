/** What a school settles for a course outside of its document. */
export type Terms = { priceCents: number; currency: string; instructorId: number };

/** A term that the school has settled otherwise than what ships. */
export type KeptTerm = "price" | "instructor";

type Input = {
	/** What shipped the last time; null when that is not known. */
	base: Terms | null;
	current: Terms;
	shipped: Terms;
};

/**
 * Price and instructor after a new edition: they follow it as long as they are
 * what shipped the last time. Once the school has changed one, it is the
 * school's; so it is when nobody knows any more. `kept` are those that differ.
 */
export function mergeTerms({ base, current, shipped }: Input): { terms: Terms; kept: KeptTerm[] } {
	const price = (terms: Terms) => `${terms.priceCents} ${terms.currency}`;
	const pricedByUs = base !== null && price(current) === price(base);
	const givenByUs = base !== null && current.instructorId === base.instructorId;

	const { priceCents, currency } = pricedByUs ? shipped : current;
	const { instructorId } = givenByUs ? shipped : current;
	const terms = { priceCents, currency, instructorId };
	const kept: KeptTerm[] = [];
	if (price(terms) !== price(shipped)) kept.push("price");
	if (instructorId !== shipped.instructorId) kept.push("instructor");
	return { terms, kept };
}
