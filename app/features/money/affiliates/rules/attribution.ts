/** Who has brought a buyer, and by what: stored with the order when it is made. */
export type Attribution = {
	affiliateId: number;
	via: "click" | "coupon";
	/** The random number of the browser; null for a coupon. */
	visitorId: string | null;
	linkId: number | null;
	at: Date;
};

/** What commissions need to know of an order. A renewal of a membership is an order with a later `periodNumber`. */
export type OrderForCommission = {
	orderId: string;
	buyerId: number;
	currency: string;
	/** Paid without tax. */
	netMinor: number;
	/** Of it given back so far. */
	refundedNetMinor: number;
	paidAt: Date;
	/** From 1. */
	periodNumber: number;
	membershipId: string | null;
	couponAffiliateId: number | null;
	attribution: Attribution | null;
	/** Paid with no real money. */
	isTest: boolean;
};

/** Of a coupon and a click the coupon decides. */
export function deciding({ couponAffiliateId, attribution }: OrderForCommission) {
	if (couponAffiliateId !== null) return { affiliateId: couponAffiliateId, via: "coupon", linkId: null } as const;
	return attribution && { affiliateId: attribution.affiliateId, via: attribution.via, linkId: attribution.linkId };
}
