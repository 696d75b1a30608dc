import { unaliasedEmail } from "#app/shared/unaliased-email.ts";

type Facts = {
	affiliate: { status: string; userId: number | null; email: string | null };
	buyer: { id: number; email: string };
	isOwnCard?: boolean;
	/** When this buyer stops earning commissions; null before their first sale. */
	endsAt: Date | null;
	paidAt: Date;
};
export type CommissionRefusal = "notActive" | "sameAccount" | "sameEmail" | "sameCard" | "monthsOver";

/** Why a sale earns nothing, or null. Buying from oneself comes first, because it is flagged for review. */
export function commissionRefusal({ affiliate, buyer, isOwnCard, endsAt, paidAt }: Facts): CommissionRefusal | null {
	if (affiliate.userId === buyer.id) return "sameAccount";
	if (affiliate.email && unaliasedEmail(affiliate.email) === unaliasedEmail(buyer.email)) return "sameEmail";
	if (isOwnCard) return "sameCard";
	if (affiliate.status !== "active" || affiliate.userId === null) return "notActive";
	return endsAt && paidAt >= endsAt ? "monthsOver" : null;
}
