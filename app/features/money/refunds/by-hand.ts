const REFERENCE_PREFIX = "by-hand-";

/** Stands in for a gateway reference when the school paid a refund another way. */
export const byHandReference = (refundId: string, now: Date) => `${REFERENCE_PREFIX}${refundId}.${now.getTime()}`;

export function isByHand({ gatewayReference }: { gatewayReference: string | null }): boolean {
	return gatewayReference?.startsWith(REFERENCE_PREFIX) ?? false;
}
