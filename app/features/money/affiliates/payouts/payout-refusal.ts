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
 * Why an affiliate is not paid in a run, or null. What is not paid is carried over to the next. Whose account was erased is paid
 * what they had earned, however little: nothing is added to it any more.
 */
export function payoutRefusal(facts: Facts): PayoutRefusal | null {
	if (facts.status !== "active" && facts.hasAccount) return "notActive";
	if (facts.openFlags > 0) return "flagged";
	if (!facts.hasDetails) return "noDetails";
	if (facts.taxForm !== "accepted") return "noTaxForm";
	const minimumMinor = facts.hasAccount ? facts.minimumMinor : 0;
	return facts.totalMinor <= 0 || facts.totalMinor < minimumMinor ? "belowMinimum" : null;
}
