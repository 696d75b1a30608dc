/** Who brought a buyer, and how; stored with the order. */
export type Attribution = {
	affiliateId: number;
	via: "click" | "coupon";
	/** From the cookie; null for a coupon. */
	visitorId: string | null;
	linkId: number | null;
	at: Date;
};

export type OrderForCommission = {
	orderId: string;
	buyerId: number;
	currency: string;
	/** Paid, without tax. */
	netMinor: number;
	refundedNetMinor: number;
	paidAt: Date;
	/** From 1. */
	periodNumber: number;
	membershipId: string | null;
	couponAffiliateId: number | null;
	attribution: Attribution | null;
	isTest: boolean;
};

/** A coupon wins over a click. */
export function decidingAttribution({ couponAffiliateId, attribution }: OrderForCommission) {
	if (couponAffiliateId !== null) return { affiliateId: couponAffiliateId, via: "coupon", linkId: null } as const;
	return attribution && { affiliateId: attribution.affiliateId, via: attribution.via, linkId: attribution.linkId };
}
