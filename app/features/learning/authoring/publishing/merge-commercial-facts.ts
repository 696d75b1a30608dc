export type CommercialFacts = { priceCents: number; currency: string; instructorId: number };

/** A value that the school has set differently from what ships. */
export type OverriddenFact = "price" | "instructor";

type Input = {
	base: CommercialFacts | null;
	current: CommercialFacts;
	shipped: CommercialFacts;
};

/**
 * Price and instructor after a new edition: they follow the edition until the school changes one, or when nothing is
 * known of the last edition they stay the school's. `kept` lists those that differ.
 */
export function mergeCommercialFacts({ base, current, shipped }: Input): {
	terms: CommercialFacts;
	kept: OverriddenFact[];
} {
	const price = (terms: CommercialFacts) => `${terms.priceCents} ${terms.currency}`;
	const pricedByUs = base !== null && price(current) === price(base);
	const givenByUs = base !== null && current.instructorId === base.instructorId;

	const { priceCents, currency } = pricedByUs ? shipped : current;
	const { instructorId } = givenByUs ? shipped : current;
	const terms = { priceCents, currency, instructorId };
	const kept: OverriddenFact[] = [];
	if (price(terms) !== price(shipped)) kept.push("price");
	if (instructorId !== shipped.instructorId) kept.push("instructor");
	return { terms, kept };
}
