import { unaliasedEmail } from "#app/shared/unaliased-email.ts";

type Facts = {
	affiliate: { status: string; userId: number | null; email: string | null };
	buyer: { id: number; email: string };
	/** Paid with a card that the affiliate has paid with as well. */
	isOwnCard?: boolean;
	/** The end of what the first sale to this buyer earns; null before it. */
	endsAt: Date | null;
	paidAt: Date;
};
export type CommissionRefusal = "notActive" | "sameAccount" | "sameEmail" | "sameCard" | "monthsOver";

/** Why a sale earns nothing, or null. Buying from oneself is named first: a person looks at it. */
export function commissionRefusal({ affiliate, buyer, isOwnCard, endsAt, paidAt }: Facts): CommissionRefusal | null {
	if (affiliate.userId === buyer.id) return "sameAccount";
	if (affiliate.email && unaliasedEmail(affiliate.email) === unaliasedEmail(buyer.email)) return "sameEmail";
	if (isOwnCard) return "sameCard";
	if (affiliate.status !== "active" || affiliate.userId === null) return "notActive";
	return endsAt && paidAt >= endsAt ? "monthsOver" : null;
}
