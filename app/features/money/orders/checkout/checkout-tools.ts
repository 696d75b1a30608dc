import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { UserId } from "#app/features/people/auth/session/viewer.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Statement } from "#db/run-together.server.ts";
import type { Attribution } from "#db/schema/money/orders.ts";
import type { OrderJoins } from "../events/settle-payment.server";

/** A statement for a batch: how the plan stands that somebody has, as a list of none or one. */
export type FindMembership = (db: Database, userId: UserId) => RunnableQuery<{ state: string }[], "sqlite">;

/** What a checkout stands on beside the database; rooms above orders are joined to it in `app/money.server.ts`. */
export type CheckoutTools = {
	/** Who takes the money; null where nobody does. */
	gateway: PaymentGateway | null;
	joins: OrderJoins;
	findMembership: FindMembership;
	/** Who has brought a buyer. */
	attribute: (
		db: Database,
		bought: { userId: number; couponAffiliateId: number | null; now: Date },
	) => Promise<Attribution | null>;
	/** Writes for the batch of an order: what its buyer agrees to by paying on the page. */
	consents: (db: Database, agreed: { userId: number; language: Language; now: Date }) => Statement[];
	/** Has a job done at once. */
	nudge: (jobId: string) => void;
	origin: string;
	/** Where the connection comes from. */
	connection: string | null;
	/** Of the limits of requests. */
	scale: number;
};
