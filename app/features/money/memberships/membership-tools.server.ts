import type { Gateways } from "#app/features/money/gateway/face.server.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { OrderEvents } from "#app/features/money/orders/face.server.ts";
import { guaranteeDaysToPromise } from "#app/features/money/orders/guarantee.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { Database } from "#db/client.server.ts";
import type { Membership, MembershipRules } from "./membership";

export type MembershipTools = {
	gateways: (db: Database) => Gateways;
	orderEvents: OrderEvents;
	origin: string;
};

/** Throws when the school no longer has that gateway. */
export function gatewayOf(
	db: Database,
	{ gateways }: Pick<MembershipTools, "gateways">,
	name: Membership["gateway"],
): PaymentGateway {
	const gateway = gateways(db)[name];
	if (!gateway) throw new Error(`${KNOWN_FAILURES.gatewayGone} ${name} any more`);
	return gateway;
}

export async function findRules(db: Database): Promise<MembershipRules> {
	return readSettings(await findSettings(db, ["membership"])).membership;
}

/** The guarantee's days for a payment made now; null when none is promised. */
export async function findPromisedDays(db: Database): Promise<number | null> {
	return guaranteeDaysToPromise(readSettings(await findSettings(db, ["guaranteeDays"])));
}
