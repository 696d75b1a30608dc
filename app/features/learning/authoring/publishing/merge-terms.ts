export type Terms = { priceCents: number; currency: string; instructorId: number };

/** A value that the school has set differently from what ships. */
export type KeptTerm = "price" | "instructor";

type Input = {
	base: Terms | null;
	current: Terms;
	shipped: Terms;
};

/**
 * Price and instructor after a new edition: they follow the edition until the school changes one, or when nothing is
 * known of the last edition they stay the school's. `kept` lists those that differ.
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
