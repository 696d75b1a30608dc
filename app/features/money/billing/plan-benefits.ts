type Plan = { slug: string; benefits: readonly string[] };

/** A benefit and, for each plan in order, whether it holds it. */
export type BenefitRow = { benefit: string; included: boolean[] };

/**
 * The comparison of plans, in their order: each holds what it adds and what the
 * ones before it hold. Benefits stand in the order in which plans add them.
 */
export function benefitRows(plans: readonly Plan[]): BenefitRow[] {
	const benefits = [...new Set(plans.flatMap((plan) => plan.benefits))];
	return benefits.map((benefit) => {
		const first = plans.findIndex((plan) => plan.benefits.includes(benefit));
		return { benefit, included: plans.map((_, index) => index >= first) };
	});
}
