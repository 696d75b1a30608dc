import { pastedCode } from "#app/shared/text/pasted-code.ts";
import type { SandboxCard } from "#db/schema/money/sandbox.ts";
import type { CardFacts, Decline } from "../payment-gateway";

type TestCard = {
	card: SandboxCard;
	number: string;
	brand: string;
};

/** Most used first. Words: `sandbox.cards` in `locales/<language>/money/checkout.json`. */
export const TEST_CARDS: readonly TestCard[] = [
	{ card: "success", number: "4242424242424242", brand: "Visa" },
	{ card: "success2", number: "5555555555554444", brand: "Mastercard" },
	{ card: "declined", number: "4000000000000002", brand: "Visa" },
	{ card: "insufficientFunds", number: "4000000000009995", brand: "Visa" },
	{ card: "challenge", number: "4000002500003155", brand: "Visa" },
	{ card: "delayedSuccess", number: "4000000000000077", brand: "Visa" },
	{ card: "delayedFailure", number: "4000000000000093", brand: "Visa" },
	{ card: "dispute", number: "4000000000000259", brand: "Visa" },
	{ card: "failsLater", number: "4000000000000341", brand: "Visa" },
];

export function testCardOf(typed: string): SandboxCard | null {
	const digits = pastedCode(typed).replaceAll("-", "");
	return TEST_CARDS.find(({ number }) => number === digits)?.card ?? null;
}

export function factsOfCard(card: SandboxCard): CardFacts {
	const known = TEST_CARDS.find((one) => one.card === card);
	return { brand: known?.brand ?? null, last4: known?.number.slice(-4) ?? null, fingerprint: `sandbox-${card}` };
}

/** The first result; `later` is the final one of a delayed payment. */
export type CardOutcome =
	| { kind: "succeeded"; disputed: boolean }
	| { kind: "failed"; failure: Decline }
	| { kind: "needsChallenge" }
	| { kind: "processing"; later: "succeeded" | "failed" };

/** `isFirst`: the owner is present and can confirm with the bank. */
export function outcomeOf(card: SandboxCard, { isFirst }: { isFirst: boolean }): CardOutcome {
	if (card === "declined") return { kind: "failed", failure: "declined" };
	if (card === "insufficientFunds") return { kind: "failed", failure: "insufficientFunds" };
	if (card === "challenge")
		return isFirst ? { kind: "needsChallenge" } : { kind: "failed", failure: "challengeFailed" };
	if (card === "delayedSuccess") return { kind: "processing", later: "succeeded" };
	if (card === "delayedFailure") return { kind: "processing", later: "failed" };
	if (card === "failsLater" && !isFirst) return { kind: "failed", failure: "declined" };
	return { kind: "succeeded", disputed: card === "dispute" };
}

/** Delay of a late result, and of a dispute after a payment. */
export const SETTLES_AFTER_SECONDS = 15;
