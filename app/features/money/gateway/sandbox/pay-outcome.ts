import type { Decline } from "../payment-gateway";

/** What became of a card that was typed on a page of the sandbox. */
export type PayOutcome =
	| { kind: "paid" | "processing"; to: string }
	| { kind: "challenge"; paymentId: string }
	| { kind: "declined"; why: Decline }
	/** A number that is none of the test cards: nothing of it is kept. */
	| { kind: "notATestCard" }
	| { kind: "over" }
	| { kind: "unknown" };
