type Facts = {
	status: string;
	hasAccount: boolean;
	hasDetails: boolean;
	taxForm: string;
	openFlags: number;
	totalMinor: number;
	minimumMinor: number;
};
export type PayoutRefusal = "notActive" | "flagged" | "noDetails" | "noTaxForm" | "belowMinimum";

/**
 * Why an affiliate is not paid in a run, or null. Unpaid amounts carry over to the next run; erased accounts are paid
 * whatever they earned, because nothing is added any more.
 */
export function payoutRefusal(facts: Facts): PayoutRefusal | null {
	if (facts.status !== "active" && facts.hasAccount) return "notActive";
	if (facts.openFlags > 0) return "flagged";
	if (!facts.hasDetails) return "noDetails";
	if (facts.taxForm !== "accepted") return "noTaxForm";
	const minimumMinor = facts.hasAccount ? facts.minimumMinor : 0;
	return facts.totalMinor <= 0 || facts.totalMinor < minimumMinor ? "belowMinimum" : null;
}
