import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import type { Database } from "#db/client.server.ts";
import { findTrialOfPerson } from "./trial-persons.repository.server";

type Buyer = { id: number; email: string };

/** Removes the trial when another account of the same mailbox has had one. Queries only when one is offered. */
export async function offerTrialOnce<O extends { trialDays: number }>(
	db: Database,
	offer: O,
	buyer: Buyer,
): Promise<O & { trialUsed: boolean }> {
	if (offer.trialDays === 0) return { ...offer, trialUsed: false };
	const [used] = await findTrialOfPerson(db, await personKeys({ userId: buyer.id, email: buyer.email }));
	return used ? { ...offer, trialDays: 0, trialUsed: true } : { ...offer, trialUsed: false };
}
