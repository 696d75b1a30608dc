type Plan = { slug: string; benefits: readonly string[] };

/** `included` has one value per plan, in order. */
export type BenefitRow = { benefit: string; included: boolean[] };

/** Each plan includes the benefits of those before it. Benefits are in the order in which plans add them. */
export function benefitRows(plans: readonly Plan[]): BenefitRow[] {
	const benefits = [...new Set(plans.flatMap((plan) => plan.benefits))];
	return benefits.map((benefit) => {
		const first = plans.findIndex((plan) => plan.benefits.includes(benefit));
		return { benefit, included: plans.map((_, index) => index >= first) };
	});
}
