import type { Decline } from "../payment-gateway";

export type PayOutcome =
	| { kind: "paid" | "processing"; to: string }
	| { kind: "challenge"; paymentId: string }
	| { kind: "declined"; why: Decline }
	/** Nothing of the number is stored. */
	| { kind: "notATestCard" }
	| { kind: "over" }
	| { kind: "unknown" };
