import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Attribution } from "#db/schema/money/orders.ts";
import type { Write } from "#db/write.ts";
import type { OrderJoins } from "../events/settle-payment.server";

/** A query for a batch: the state of a user's live membership; no row when there is none. */
export type FindMembership = (db: Database, userId: UserId) => RunnableQuery<{ state: string }[], "sqlite">;

/** Dependencies of a checkout beside the database. `app/money.server.ts` passes in the rooms that orders may not import. */
export type CheckoutTools = {
	/** Null when the school takes no payments. */
	gateway: PaymentGateway | null;
	joins: OrderJoins;
	findMembership: FindMembership;
	/** Finds the affiliate who gets the commission. */
	attribute: (
		db: Database,
		bought: { userId: number; couponAffiliateId: number | null; now: Date },
	) => Promise<Attribution | null>;
	/** Writes for the batch of an order: the consents that paying on the page gives. */
	consents: (db: Database, agreed: { userId: number; language: Language; now: Date }) => Write[];
	/** Runs a job now instead of at the next clock tick. */
	nudge: (jobId: string) => void;
	origin: string;
	/** Country of the connection; null when unknown. */
	connection: string | null;
	/** Multiplies the rate limits. */
	scale: number;
};
