import type { Gateways } from "#app/features/money/gateway/face.server.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { OrderEvents } from "#app/features/money/orders/face.server.ts";
import { promisedDays } from "#app/features/money/orders/guarantee.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { Database } from "#db/client.server.ts";
import type { Membership, MembershipRules } from "./membership";

/** What memberships stand on beside the database. */
export type MembershipTools = {
	/** Who takes money, over a database. */
	gateways: (db: Database) => Gateways;
	orderEvents: OrderEvents;
	/** What links of mails lead to. */
	origin: string;
};

/** The gateway of a membership. Throws where the school does not have it any more. */
export function gatewayOf(
	db: Database,
	{ gateways }: Pick<MembershipTools, "gateways">,
	name: Membership["gateway"],
): PaymentGateway {
	const gateway = gateways(db)[name];
	if (!gateway) throw new Error(`${KNOWN_FAILURES.gatewayGone} ${name} any more`);
	return gateway;
}

/** How the school deals with cards that fail, and when it reminds. */
export async function findRules(db: Database): Promise<MembershipRules> {
	return readSettings(await findSettings(db, ["membership"])).membership;
}

/** For how many days the guarantee covers a payment that is asked for now; null where none is promised. */
export async function findPromisedDays(db: Database): Promise<number | null> {
	return promisedDays(readSettings(await findSettings(db, ["guaranteeDays"])));
}
