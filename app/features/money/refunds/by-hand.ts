const BEGINNING = "by-hand-";

/** What stands in the place of a gateway's reference where the school has paid a refund another way. */
export const byHandReference = (refundId: string, now: Date) => `${BEGINNING}${refundId}.${now.getTime()}`;

/** Whether a refund has gone another way than it was paid. */
export function isByHand({ gatewayReference }: { gatewayReference: string | null }): boolean {
	return gatewayReference?.startsWith(BEGINNING) ?? false;
}
