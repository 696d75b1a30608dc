import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Attribution } from "#db/schema/money/orders.ts";
import type { Write } from "#db/write.ts";
import type { OrderEvents } from "../events/order-events";

export type FindMembership = (db: Database, userId: UserId) => RunnableQuery<{ state: string }[], "sqlite">;

/** Dependencies besides the database. `app/money-tools.server.ts` passes in the rooms that orders may not import. */
export type CheckoutTools = {
	/** `gatewayForOrders`: Stripe or the sandbox; null where nothing is sold. */
	gateway: PaymentGateway | null;
	orderEvents: OrderEvents;
	findMembership: FindMembership;
	attribute: (
		db: Database,
		bought: { userId: number; couponAffiliateId: number | null; now: Date },
	) => Promise<Attribution | null>;
	consents: (db: Database, agreed: { userId: number; language: Language; now: Date }) => Write[];
	nudge: (jobId: string) => void;
	origin: string;
	connection: string | null;
	/** Multiplies the rate limits. */
	scale: number;
};
