import type { Database } from "../../../../db/client.server";
import type { Gateways } from "../../gateway/open-gateway.server";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { listSupersededPages } from "../superseded.repository.server";

/**
 * The handler of `checkout.closeSuperseded`: closes the payment pages of orders whose coupon a later order of the account
 * holds. A page that was paid meanwhile stays paid; its event says so.
 */
export function closeSuperseded({
	gateways,
}: {
	gateways: (db: Database) => Gateways;
}): JobHandler<"checkout.closeSuperseded"> {
	return async ({ payload: { orderId } }, { db }) => {
		for (const { sessionReference, gateway } of await listSupersededPages(db, orderId)) {
			await gateways(db)[gateway]?.closeCheckout(sessionReference);
		}
		return { writes: [] };
	};
}
